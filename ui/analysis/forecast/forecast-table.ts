import type { Language, TableColumn, TableModel, TableRow } from '@portal/contract';
import { formatPeriod } from '@portal/ui';
import type { Ahead, AheadRow } from './ahead.ts';
import { forecastPhrases } from './phrases.ts';

/** The column that holds the counted figures of a member, or of all together: of a table with a column for each member, that one. */
const columnOf = (columns: readonly TableColumn[], key: string | null, indicator: string): TableColumn | undefined =>
  columns.find((column) => (key === null ? [indicator] : [`m:${key}`, key]).includes(column.key));

/**
 * A table over time with the periods that are forecast as rows of their own, whose names say so, and both ends of the band,
 * where there is one, in columns beside each figure. Sums, growths and all other figures of those periods are missing:
 * nothing is added up of what was not counted.
 */
export function forecastTable(model: TableModel, forecast: Ahead, indicator: string, language: Language): TableModel {
  const words = forecastPhrases(language);
  const placed = forecast.rows.flatMap((row): { row: AheadRow; column: TableColumn }[] => {
    const column = row.reason === null ? columnOf(model.columns, row.key, indicator) : undefined;
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
  const [counted, sums] = [true, false].map((isRow) => model.rows.filter(({ kind }) => (kind === 'row') === isRow));
  // It is no table of one answer any more: files are made of what stands here.
  const { made: _made, ...rest } = model;
  return { ...rest, columns, rows: [...(counted ?? []), ...rows, ...(sums ?? [])] };
}
