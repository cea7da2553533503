import type { TableModel } from '@portal/contract';
import type { CategoryChartSpec } from '@portal/ui/charts';
import type { Quartiles } from '../../market/quartiles.ts';

type Part = 'lower' | 'median' | 'upper';

/** What the three lines are called, from the lowest, and what they mean. */
export interface QuartileWords {
  names: Record<Part, string>;
  means: string;
}

const parts: readonly Part[] = ['lower', 'median', 'upper'];
const keyOf = (part: Part) => `quartile-${part}`;

/** @param before how many months before the launch stand on the axis */
const placed = (values: readonly (number | null)[], before: number, months: number) =>
  Array.from({ length: months }, (_, at) => values[at - before] ?? null);

/** The lines of cars with the quartiles of their segment: one line, and two dashed ones of its colour. */
export function chartWithQuartiles(
  spec: CategoryChartSpec,
  quartiles: Quartiles,
  before: number,
  { names }: QuartileWords,
): CategoryChartSpec {
  const [first] = spec.series;
  if (!first || quartiles.cars.length === 0) return spec;
  const { format, noun } = first;
  const order: readonly Part[] = ['median', 'lower', 'upper'];
  const lines = order.map((part) => ({
    key: keyOf(part),
    name: names[part],
    format,
    noun,
    values: placed(quartiles[part], before, spec.categories.length),
    ...(part === 'median' ? {} : { of: keyOf('median') }),
  }));
  return { ...spec, series: [...spec.series, ...lines] };
}

/** The same figures in columns of their own behind those of the cars. */
export function tableWithQuartiles(
  model: TableModel,
  quartiles: Quartiles,
  before: number,
  { names, means }: QuartileWords,
): TableModel {
  const figure = model.columns.at(-1);
  if (!figure || quartiles.cars.length === 0) return model;
  const { member: _member, ...plain } = figure;
  const columns = parts.map((part) => ({ ...plain, key: keyOf(part), name: names[part], definition: means }));
  const rows = model.rows.map((row, at) => ({
    ...row,
    values: {
      ...row.values,
      ...Object.fromEntries(parts.map((part) => [keyOf(part), quartiles[part][at - before] ?? null])),
    },
  }));
  return { ...model, columns: [...model.columns, ...columns], rows };
}
