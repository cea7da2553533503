import type { LifeCurve } from '@portal/contract';
import { countMonths } from '@portal/ui';

/** Which figures are compared. */
export const compared = ['month', 'year'] as const;
export type Compared = (typeof compared)[number];

/** A curve by months since its launch; month 0 is that of the launch. */
export interface AlignedCurve {
  key: string;
  name: string;
  launch: string;
  values: (number | null)[];
}

/** Curves from their launches on; those whose launch is not known have none. */
export const alignedCurves = (curves: readonly LifeCurve[], of: Compared): AlignedCurve[] =>
  curves.flatMap(({ key, name, launch, from, values, years }) =>
    launch === null
      ? []
      : [
          {
            key,
            name,
            launch: launch.month,
            values: (of === 'month' ? values : years).slice(countMonths(from, launch.month) - 1),
          },
        ],
  );
