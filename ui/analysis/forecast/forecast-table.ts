import type { Language, TableColumn, TableModel, TableRow } from '@portal/contract';
import { formatPeriod } from '@portal/ui';
import type { Ahead, AheadRow, AheadShape } from './ahead.ts';
import { forecastPhrases } from './phrases.ts';

/** Where the series of a forecast stand in a table. */
type TableShape = Pick<AheadShape, 'indicator' | 'columns'>;

/** The column that holds the counted figures of a member, or of all together: of a table with a column for each member, that one. */
const columnOf = (
  all: readonly TableColumn[],
  key: string | null,
  { indicator, columns = {} }: TableShape,
): TableColumn | undefined =>
  all.find((column) => (key === null ? [indicator] : [columns[key] ?? `m:${key}`, key]).includes(column.key));

/** Whether a table begins with its latest period. */
function isLatestFirst(rows: readonly TableRow[]): boolean {
  const [first, last] = [rows[0]?.keys.period, rows.at(-1)?.keys.period];
  return typeof first === 'string' && typeof last === 'string' && first > last;
}

/**
 * A table over time with the periods that are forecast as rows of their own, whose names say so, and both ends of the band,
 * where there is one, in columns beside each figure. Sums, growths and all other figures of those periods are missing:
 * nothing is added up of what was not counted.
 */
export function forecastTable(model: TableModel, forecast: Ahead, shape: TableShape, language: Language): TableModel {
  const words = forecastPhrases(language);
  const placed = forecast.rows.flatMap((row): { row: AheadRow; column: TableColumn }[] => {
    const column = row.reason === null ? columnOf(model.columns, row.key, shape) : undefined;
    return column ? [{ row, column }] : [];
  });
  if (placed.length === 0) return model;
  const endsOf = (column: TableColumn): TableColumn[] =>
    (['low', 'high'] as const).map((end) => ({
      ...column,
      key: `${column.key}:${end}`,
      name: `${column.name} · ${words(end)}`,
      definition: forecast.rule.definition,
      formula: forecast.rule.formula,
    }));
  const columns = model.columns.flatMap((column) =>
    placed.some((place) => place.column === column && place.row.low.some((end) => end !== null))
      ? [column, ...endsOf(column)]
      : [column],
  );
  const rows = forecast.periods.map(({ key: period, isPartly }, at): TableRow => {
    const named = words(isPartly ? 'partly' : 'row', { month: formatPeriod(period) });
    return {
      id: `forecast-${period}`,
      kind: 'row',
      forecast: true,
      keys: { period },
      names: { period: named },
      values: Object.fromEntries(
        placed.flatMap(({ row, column: { key } }) => [
          [key, row.values[at] ?? null],
          [`${key}:low`, row.low[at] ?? null],
          [`${key}:high`, row.high[at] ?? null],
        ]),
      ),
    };
  });
  const [counted = [], sums = []] = [true, false].map((isRow) =>
    model.rows.filter(({ kind }) => (kind === 'row') === isRow),
  );
  const all = isLatestFirst(counted) ? [...rows.reverse(), ...counted] : [...counted, ...rows];
  // It is no table of one answer any more: files are made of what stands here.
  const { made: _made, ...rest } = model;
  return { ...rest, columns, rows: [...all, ...sums] };
}
