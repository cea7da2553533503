import type { Turned } from '../mapping/turned-setting.ts';
import { isReason } from '../rows/problem.ts';
import type { Source, SourceRow, TurnedCounts } from '../rows/source-row.ts';
import { cellColumns } from './check-setting.ts';
import type { TurnedColumn } from './head.ts';
import { unitOf, withUnit } from './names.ts';
import { rowFaults } from './row-faults.ts';
import { type NamedValue, readGrid, valuesOf } from './values.ts';
import type { WideTable } from './wide-table.ts';

/** Names of rows and columns by the columns that they become, without their units. */
function namesOf({ head, labels }: WideTable, columns: readonly string[], unit: string | undefined) {
  const withUnits = unit === undefined ? -1 : columns.indexOf(unit);
  const labelled = head.labels.length;
  const whole = (row: number, { heads }: TurnedColumn, at: number) =>
    (at < labelled ? labels[row]?.[at] : heads[at - labelled]) ?? '';
  return {
    of: (row: number, column: TurnedColumn, at: number) =>
      at === withUnits ? unitOf(whole(row, column, at))[0] : whole(row, column, at),
    unitOf: (row: number, column: TurnedColumn) => (withUnits < 0 ? '' : unitOf(whole(row, column, withUnits))[1]),
  };
}

/** Makes rows of the cells of a wide table. */
export function turn(source: Source, setting: Turned, table: WideTable): Pick<Source, 'header' | 'turning' | 'rows'> {
  const { head, headTexts, body, labels } = table;
  const { cells, heads } = setting;
  const own = [...head.labels.map(({ name }) => name), ...Object.keys(heads)];
  const header = [...own, ...cellColumns(cells)];
  const apart = typeof cells === 'string' ? undefined : cells.apart;
  const item = apart ? own.indexOf(apart.column) : -1;
  const itemsAcross = item >= head.labels.length;
  const names = namesOf(table, own, setting.unit);
  const texts = body.map((row) => head.columns.map(({ at }) => row.cells[at] ?? ''));
  const none: TurnedColumn = { at: -1, heads: [] };
  const itemOf = (row: number, column: number) =>
    names.of(row, head.columns[column] ?? none, item < 0 ? head.labels.length - 1 : item);
  const read = valuesOf(readGrid(texts, cells), cells, { itemsAcross, itemOf });
  const faults = rowFaults(source, table, apart && !itemsAcross ? (row) => itemOf(row, 0) : null, apart?.of ?? []);
  const counts: TurnedCounts = { rows: body.length, columns: head.columns.length, cells: 0, blank: 0, values: 0 };

  const cellsOf = ({ text, sign, price }: NamedValue, unit: string): string[] => {
    const value = withUnit(text, unit);
    if (typeof cells === 'string') return [value];
    return [value, ...(cells.sign === undefined ? [] : [sign]), ...(cells.price === undefined ? [] : [price])];
  };
  function* rowsOf(): Iterable<SourceRow> {
    if (head.faults.length > 0) {
      const row = Math.min(...Object.values(heads).flat());
      yield { row, cells: [], text: headTexts[0] ?? '', faults: head.faults };
    }
    for (const [at, { row, part, text }] of body.entries()) {
      const of = { row, ...(part !== undefined && { part }), text };
      const padded = (start: readonly string[]) => header.map((_, column) => start[column] ?? '');
      if (faults[at]?.length) {
        yield { ...of, cells: padded(labels[at] ?? []), faults: faults[at] };
        continue;
      }
      for (const [index, column] of head.columns.entries()) {
        const name = own.map((_, position) => names.of(at, column, position));
        const found = read(at, index);
        const place = column.at;
        if (isReason(found)) {
          const field = head.places[place] ?? '';
          yield {
            ...of,
            place,
            cells: padded(name),
            faults: [{ field, value: texts[at]?.[index] ?? '', reason: found }],
          };
          continue;
        }
        for (const value of found) {
          const whole = name.map((each, position) => (position === item ? `${each} ${value.behind}`.trim() : each));
          yield { ...of, place, cells: [...whole, ...cellsOf(value, names.unitOf(at, column))] };
        }
      }
    }
  }
  for (const at of body.keys()) {
    for (const index of faults[at]?.length ? [] : head.columns.keys()) {
      const found = read(at, index);
      counts.cells++;
      if (isReason(found)) continue;
      counts.values += found.length;
      if (found.length === 0) counts.blank++;
    }
  }
  return {
    header,
    turning: { places: head.places, labels: head.labels.length, width: header.length, headTexts, counts },
    rows: async function* () {
      yield* rowsOf();
    },
  };
}
