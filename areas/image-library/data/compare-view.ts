import { type ImageAngle, imageAngles } from '@portal/contract';
import { choice, defineView, item, keys, page } from '@portal/ui';

/** Two cars, and from where they are seen. */
export interface CompareView {
  /** Keys of models. */
  cars: string[];
  angle: ImageAngle;
  page: number;
  id: string;
}

export const compareView = defineView<CompareView>({
  cars: keys('car', { longest: 100, most: 2 }),
  angle: choice<ImageAngle>('angle', imageAngles),
  page: page(),
  id: item(),
});
