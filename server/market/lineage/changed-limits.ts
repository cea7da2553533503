import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { decimal } from '../sql/literals.ts';
import type { ChangesQuery } from './changes-query.ts';

type Limits = NonNullable<ChangesQuery['where']>;
type Figure = Limits[number]['indicator'];

interface Both {
  before: number | null;
  after: number | null;
}

/** How much one of the difference of a figure is on the wire: of a percentage it is told in percentage points. */
const pointsOf = (dataset: Dataset, indicator: string): number =>
  indicatorOf(dataset, indicator).format === 'percent' ? 100 : 1;

const statements = (points: number): Record<Figure, string> => ({
  before: 'before',
  after: 'after',
  difference: `((after - before) * ${points})`,
  ratio: '(CASE WHEN before <> 0 THEN (after - before) / before END)',
});

/** @returns conditions on the columns `before` and `after` of the rows of a figure */
export function limitConditions(dataset: Dataset, indicator: string, limits: Limits = []): string[] {
  const of = statements(pointsOf(dataset, indicator));
  return limits.flatMap(({ indicator: figure, atLeast, atMost }) => [
    ...(atLeast === undefined ? [] : [`${of[figure]} >= ${decimal(atLeast)}`]),
    ...(atMost === undefined ? [] : [`${of[figure]} <= ${decimal(atMost)}`]),
  ]);
}

function changedBy(figure: Figure, { before, after }: Both, points: number): number | null {
  if (figure === 'before') return before;
  if (figure === 'after') return after;
  if (before === null || after === null) return null;
  if (figure === 'difference') return (after - before) * points;
  return before === 0 ? null : (after - before) / before;
}

/** @returns whether a row of a figure lies within limits */
export function withinLimits(dataset: Dataset, indicator: string, limits: Limits = []): (row: Both) => boolean {
  const points = pointsOf(dataset, indicator);
  return (row) =>
    limits.every(({ indicator: figure, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) => {
      const value = changedBy(figure, row, points);
      return value !== null && value >= atLeast && value <= atMost;
    });
}
