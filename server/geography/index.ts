/** Provinces and cities of China. */
export { type City, cities, type Province, provinces } from './places.ts';
