import type { ImageAngle, ModelImage } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { carImages } from './ask-images.ts';
import { useImageLibrary } from './use-image-library.ts';

/** As many cars as one call is asked about. */
const most = 50;

/**
 * The pictures of several cars, by their keys.
 * @returns null for an account without the image library, and as long as they are on their way
 */
export function useCarImages(
  by: 'model' | 'subModel',
  keys: readonly string[],
  angle: ImageAngle = 'side',
): ReadonlyMap<string, ModelImage> | null {
  const isOpen = useImageLibrary();
  const cars = [...new Set(keys)].slice(0, most);
  const { answer, waiting } = useAnswer(carImages, isOpen && cars.length > 0 ? { by, keys: cars, angle } : null);
  if (!isOpen || !answer || waiting) return null;
  return new Map(answer.items.map(({ key, image }) => [key, image]));
}
