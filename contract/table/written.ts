import type { Language } from '../constants.ts';
import type { WrittenAs } from '../schemas/index.ts';
import type { TableColumn, TableModel } from './model.ts';

/** What money is counted in, as every dataset says it. */
const money: Record<Language, string> = { zh_CN: '元', en: 'yuan' };

/** Whether a figure is an amount of money, by the unit that its dataset gives it in either language. */
export const isMoney = (unit: string): boolean => Object.values(money).includes(unit);

interface LargeUnit {
  /** How many of the single ones it holds. */
  size: number;
  unit: string;
  /** Where nobody has chosen how many. */
  decimals: NonNullable<WrittenAs['decimals']>;
}

/** The larger units of a language, by what is counted singly: cars, and yuan. */
const large: Record<Language, Readonly<Record<string, LargeUnit>>> = {
  zh_CN: {
    辆: { size: 10_000, unit: '万辆', decimals: 1 },
    [money.zh_CN]: { size: 10_000, unit: '万元', decimals: 2 },
  },
  en: {
    units: { size: 1000, unit: 'thousand units', decimals: 1 },
    [money.en]: { size: 1000, unit: 'k yuan', decimals: 1 },
  },
};

/** How a figure is written: in which unit, of how many single ones, and with how many decimals where that is chosen. */
export interface WrittenFigure extends Pick<TableColumn, 'unit' | 'decimals'> {
  size: number;
}

/**
 * How a figure is written where somebody has chosen unit or decimals. Ranks and trims, which are few, and what is no
 * count keep their unit; whole cars and yuan have no decimals.
 */
export function writtenFigure(
  { format, unit }: Pick<TableColumn, 'format' | 'unit'>,
  written: WrittenAs,
  language: Language,
): WrittenFigure {
  const larger = written.unit === 'large' && format === 'count' ? large[language][unit] : undefined;
  if (larger) return { ...larger, decimals: written.decimals ?? larger.decimals };
  return { unit, size: 1, ...(format !== 'count' && { decimals: written.decimals }) };
}

/** The figures that are written in another unit, divided by its size. */
function inUnit<Value extends number | null>(
  values: Readonly<Record<string, Value>>,
  sizes: ReadonlyMap<string, number>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value === null ? null : value / (sizes.get(key) ?? 1)]),
  ) as Record<string, Value>;
}

/**
 * A table in the unit and with the decimals that somebody has chosen. Counts of cars and amounts of money change their
 * unit, which their heads name; what else there is keeps its own. Whole cars and yuan have no decimals.
 * @returns the same table where nothing is chosen
 */
export function writtenTable(model: TableModel, written: WrittenAs, language: Language): TableModel {
  if (written.unit !== 'large' && written.decimals === undefined) return model;
  const figures = new Map(
    model.columns.flatMap((column) =>
      column.kind === 'indicator' ? [[column.key, writtenFigure(column, written, language)]] : [],
    ),
  );
  const columns = model.columns.map((column): TableColumn => {
    const { unit = column.unit, decimals } = figures.get(column.key) ?? {};
    return { ...column, unit, ...(decimals !== undefined && { decimals }) };
  });
  const sizes = new Map([...figures].flatMap(([key, { size }]) => (size > 1 ? [[key, size]] : [])));
  // Rows of a large table are worked out when they are taken away, and not for a unit that none of them has.
  if (sizes.size === 0) return { ...model, columns };
  const rows = model.rows.map((row) => ({
    ...row,
    values: inUnit(row.values, sizes),
    ...(row.revised && { revised: inUnit(row.revised, sizes) }),
  }));
  return { ...model, columns, rows };
}
