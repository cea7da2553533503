/** Pictures of cars, wherever a car is shown; nothing for an account without the image library. */
export { addressesOf } from './addresses.ts';
export { carImages } from './ask-images.ts';
export { CarPicture, type CarPictureProps } from './car-picture.tsx';
export { CarStrip, type CarStripProps } from './car-strip.tsx';
export { imageText, licenceText, phrases as imagePhrases } from './phrases.ts';
export { picturedCars, RowPicture, type RowPictureProps } from './row-picture.tsx';
export { useCarImages } from './use-car-images.ts';
export { useImageLibrary } from './use-image-library.ts';
