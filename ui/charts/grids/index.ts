export { HeatPicture } from './heat-picture.tsx';
export { MultiplesPicture } from './multiples-picture.tsx';
export { TilesPicture } from './tiles-picture.tsx';
