import type { LaunchLine } from '@portal/ui/analysis';

/** How cars of a segment do by months since their launch. */
export interface Quartiles {
  /** By month, the first is that of the launch; null where too few cars have one. */
  lower: (number | null)[];
  median: (number | null)[];
  upper: (number | null)[];
  /** How many cars each is of. */
  cars: number[];
}

/** Of fewer cars quartiles say nothing. */
export const fewestCars = 4;

/** Between two values a quantile lies in proportion (type 7 of Hyndman and Fan, 1996). @param values in their order */
function quantile(values: readonly number[], part: number): number | null {
  if (values.length < fewestCars) return null;
  const at = part * (values.length - 1);
  const [below = 0, above = below] = [values[Math.floor(at)], values[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

/** The quartiles of lines that are aligned on the launch, month by month. */
export function quartilesOf(lines: readonly Pick<LaunchLine, 'values'>[]): Quartiles {
  const months = Math.max(0, ...lines.map(({ values }) => values.length));
  const known = Array.from({ length: months }, (_, at) =>
    lines.flatMap(({ values }) => values[at] ?? []).sort((a, b) => a - b),
  );
  const line = (part: number) => known.map((values) => quantile(values, part));
  return { lower: line(0.25), median: line(0.5), upper: line(0.75), cars: known.map(({ length }) => length) };
}
