import type { Language } from '../constants.ts';
import type { WrittenAs } from '../schemas/index.ts';
import type { TableColumn, TableModel } from './model.ts';

/** What cars are counted in, as every dataset says it. */
const single: Record<Language, string> = { zh_CN: '辆', en: 'units' };

/** The larger unit of a language: how many cars it holds, and its name. */
const large: Record<Language, { size: number; unit: string }> = {
  zh_CN: { size: 10_000, unit: '万辆' },
  en: { size: 1000, unit: 'thousand units' },
};

/** Decimals of a figure in the larger unit where nobody has chosen how many. */
const usualDecimals = 1 as const;

/** Whether a column counts cars: amounts of money, ranks and trims keep their own unit. */
const countsCars = ({ kind, format, unit }: TableColumn, language: Language): boolean =>
  kind === 'indicator' && format === 'count' && unit === single[language];

function writtenColumn(column: TableColumn, { unit, decimals }: WrittenAs, language: Language): TableColumn {
  if (unit === 'large' && countsCars(column, language))
    return { ...column, unit: large[language].unit, decimals: decimals ?? usualDecimals };
  const isWhole = column.kind === 'dimension' || column.format === 'count';
  return isWhole || decimals === undefined ? column : { ...column, decimals };
}

/** The figures that are written in another unit, divided by its size. */
function inUnit<Value extends number | null>(
  values: Readonly<Record<string, Value>>,
  keys: ReadonlySet<string>,
  size: number,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, keys.has(key) && value !== null ? value / size : value]),
  ) as Record<string, Value>;
}

/**
 * A table in the unit and with the decimals that somebody has chosen. Counts of cars alone change their unit, which
 * their heads name; what else there is keeps its own. Whole cars have no decimals.
 * @returns the same table where nothing is chosen
 */
export function writtenTable(model: TableModel, written: WrittenAs, language: Language): TableModel {
  if (written.unit !== 'large' && written.decimals === undefined) return model;
  const columns = model.columns.map((column) => writtenColumn(column, written, language));
  if (written.unit !== 'large') return { ...model, columns };
  const keys = new Set(model.columns.filter((column) => countsCars(column, language)).map(({ key }) => key));
  const { size } = large[language];
  const rows = model.rows.map((row) => ({
    ...row,
    values: inUnit(row.values, keys, size),
    ...(row.revised && { revised: inUnit(row.revised, keys, size) }),
  }));
  return { ...model, columns, rows };
}
