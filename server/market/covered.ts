import type { Dataset } from './datasets/index.ts';
import { monthNumber, sourceNumbers } from './model/index.ts';
import type { Coverage } from './sql/index.ts';
import type { Span } from './sql/windows.ts';
import type { OpenRelease } from './store/open-release.ts';

/** The number that stands for the only source of a dataset that tells none apart. */
const onlySource = 0;

/** @returns the months that a release has of each source of a dataset; none where it keeps none of it */
export const coverageOf = (dataset: Dataset, { info }: Pick<OpenRelease, 'info'>): Coverage[] =>
  dataset.covered(info).map(({ key, first, last }) => ({
    key,
    source: key === null ? onlySource : sourceNumbers[key],
    first: monthNumber(first),
    last: monthNumber(last),
  }));

/** @returns all months from the first to the last that a release has of a dataset, or null where it keeps none of it */
export function spanOf(dataset: Dataset, release: Pick<OpenRelease, 'info'>): Span | null {
  const coverage = coverageOf(dataset, release);
  if (coverage.length === 0) return null;
  return {
    first: Math.min(...coverage.map(({ first }) => first)),
    last: Math.max(...coverage.map(({ last }) => last)),
  };
}
