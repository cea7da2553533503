import type { Options } from 'highcharts';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Whether two sets of options say something of the same things, so that a drawing of the one can become one of the
 * other. Highcharts merges options: of what the next set no longer speaks, the drawing would keep what the former said.
 * Lists are as long in both, so that each of their entries follows one of its own kind.
 */
export function isSameShape(former: unknown, next: unknown): boolean {
  if (former === next) return true;
  if (Array.isArray(former) && Array.isArray(next))
    return former.length === next.length && former.every((entry, at) => isSameShape(entry, next[at]));
  if (isMap(former) && isMap(next)) {
    const keys = Object.keys(former);
    return (
      keys.length === Object.keys(next).length &&
      keys.every((key) => Object.hasOwn(next, key) && isSameShape(former[key], next[key]))
    );
  }
  const isValue = [former, next].map((value) => !Array.isArray(value) && !isMap(value));
  return isValue.every(Boolean) && (former === undefined) === (next === undefined);
}

const isStacked = ({ series = [] }: Options) =>
  series.filter((candidate) => 'stacking' in candidate && candidate.stacking !== undefined).length > 1;

const withoutFrame = ({ chart, ...figures }: Options): Options => figures;

const isFramedAlike = (former: Options, next: Options) => JSON.stringify(former.chart) === JSON.stringify(next.chart);

/**
 * What a drawing is told so that it takes on the next options; null where it is to be drawn anew. Of what is stacked
 * Highcharts would choose the ticks before it has stacked the new figures. A frame that stays as it is goes unsaid: told
 * of it, Highcharts measures the page and lays everything out once more.
 */
export function takenOn(former: Options, next: Options): Options | null {
  if (!isSameShape(former, next) || isStacked(next)) return null;
  return isFramedAlike(former, next) ? withoutFrame(next) : next;
}
