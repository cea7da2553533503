import type { Language } from '@portal/contract';
import { type Answer, type Catalogue, type TableColumn, type TableModel, tableOf } from '@portal/ui/analysis';
import type { PlaceShift, PlaceUnits } from './share-shifts.ts';

/** The words of a column. */
export type ColumnWords = Pick<TableColumn, 'name' | 'definition' | 'formula'>;

/** Shares, and differences of them, are small: a second decimal tells them apart. */
const decimals = 2;

const points = (key: string, words: ColumnWords, unit: string): TableColumn => ({
  ...words,
  key,
  unit,
  kind: 'indicator',
  format: 'points',
  growth: true,
  decimals,
});

/** What was sold in each place: of the market, and of those whose share it is. @param former the figure of what was sold formerly */
export function unitsByPlace(market: Answer, own: Answer, place: string, former: string): PlaceUnits[] {
  const unitsOf = ({ values }: Answer['rows'][number]) => ({ now: values.volume ?? 0, before: values[former] ?? 0 });
  const rows = (answer: Answer) => answer.rows.filter(({ kind }) => kind === 'row');
  const found = new Map(rows(own).map((row) => [row.keys[place], unitsOf(row)]));
  return rows(market).map((row) => ({
    key: row.keys[place] ?? '',
    name: row.names[place] ?? '',
    own: found.get(row.keys[place]) ?? { now: 0, before: 0 },
    market: unitsOf(row),
  }));
}

/** The shares of all rivals, with what each did to the share looked at before them. @param change the figure of how they have changed */
export function rivalsTable(
  answer: Answer,
  change: string,
  effect: ColumnWords,
  language: Language,
  catalogue: Catalogue | null,
): TableModel {
  const { columns, rows, cut, of } = tableOf(answer, language, catalogue);
  const changed = columns.find(({ key }) => key === change);
  const [name, ...figures] = columns;
  const effectOf = (value: number | null | undefined) => (value == null ? null : -value);
  return {
    cut,
    of,
    columns: [
      ...(name ? [name] : []),
      points('effect', effect, changed?.unit ?? ''),
      ...figures.map((column) =>
        column.format === 'count' ? column : { ...column, decimals: decimals as typeof decimals },
      ),
    ],
    rows: rows.map((row) => ({ ...row, values: { ...row.values, effect: effectOf(row.values[change]) } })),
  };
}

const formats = { before: 'percent', now: 'percent', within: 'points', mix: 'points', all: 'points' } as const;
export type ShiftColumn = keyof typeof formats;
const shiftColumns = Object.keys(formats) as ShiftColumn[];

/** What each place did to the share. @param unit of percentage points */
export function placesTable(
  shifts: readonly PlaceShift[],
  answer: Answer,
  place: string,
  wordsOf: (column: ShiftColumn) => ColumnWords,
  unit: string,
): TableModel {
  const head = answer.columns.find(({ key }) => key === place);
  const plain = { unit: '', growth: false, definition: '', formula: '' };
  return {
    columns: [
      { ...plain, key: place, kind: 'dimension', name: head?.name ?? '', format: null },
      ...shiftColumns.map((key): TableColumn => {
        const words = wordsOf(key);
        return formats[key] === 'points'
          ? points(key, words, unit)
          : { ...plain, ...words, key, kind: 'indicator', format: 'percent', decimals };
      }),
    ],
    rows: shifts.map(({ key, name, ...values }) => ({
      id: key,
      kind: 'row' as const,
      keys: { [place]: key },
      names: { [place]: name },
      values: Object.fromEntries(shiftColumns.map((column) => [column, values[column]])),
    })),
    cut: null,
    of: answer,
  };
}
