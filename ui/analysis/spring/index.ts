/** January and February as one period, since the spring festival falls into either. */
export { readSpring, springWords } from './spring.ts';
export { SpringField } from './spring-field.tsx';
