import type { CrossState } from './cross-state.ts';
import type { CrossFigure } from './figures.ts';

/** The two figures that are set against each other: those of the address, else the first two; null where there is only one. */
export function twoOf(
  { x, y }: Pick<CrossState, 'x' | 'y'>,
  figures: readonly CrossFigure[],
): readonly [CrossFigure, CrossFigure] | null {
  const first = figures.find(({ id }) => id === x) ?? figures.find(({ id }) => id !== y);
  const second = figures.find(({ id }) => id === y && id !== first?.id) ?? figures.find(({ id }) => id !== first?.id);
  return first && second ? [first, second] : null;
}
