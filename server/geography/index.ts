/** Provinces and cities of China. */
export { placeOfAddress } from './place-of-address.ts';
export { type City, cities, type Province, provinces } from './places.ts';
