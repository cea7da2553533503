import type { TableColumn, TableModel } from '@portal/contract';
import { type CallData, questionsTo } from '@portal/shell';
import { formatDayOrMonth } from '@portal/ui';
import { type Answer, nameColumn } from '@portal/ui/analysis';

/** From when to when offers stand. */
export const offerDetails = questionsTo('offerDetails');

export type OfferDetails = CallData<'offerDetails'>;

/** Figures that are rates of loans: two digits, as they are advertised. */
const rates = new Set(['offerRate', 'trueRate']);

/** Tables of offers write rates with two digits. */
export const withRates = (model: TableModel): TableModel => ({
  ...model,
  columns: model.columns.map((column) => (rates.has(column.key) ? { ...column, decimals: 2 } : column)),
});

/** A day as people write it; a dash where none is known. */
export const dayText = (day: string): string => (day === '' ? '-' : formatDayOrMonth(day));

/** An answer whose offers are called without their lender, which has a column of its own. */
export const calledAlone = (answer: Answer): Answer => ({
  ...answer,
  rows: answer.rows.map((row) => {
    const { offer = '', lender = '' } = row.names;
    const alone = offer.startsWith(`${lender} `) ? offer.slice(lender.length + 1) : offer;
    return { ...row, names: { ...row.names, offer: alone } };
  }),
});

type Row = Answer['rows'][number];

/** Rows that bear a name which another of them bears too. */
function sharing(rows: readonly Row[], nameOf: (row: Row) => string): Set<Row> {
  const often = new Map<string, number>();
  for (const row of rows) often.set(nameOf(row), (often.get(nameOf(row)) ?? 0) + 1);
  return new Set(rows.filter((row) => (often.get(nameOf(row)) ?? 0) > 1));
}

/**
 * An answer in which offers of one name say the trim that they are for, and the model where that is alike too: before
 * their names, as long names are cut at their ends in charts.
 */
export function apartByName(answer: Answer): Answer {
  const withTrim = ({ names: { offer = '', trim = '' } }: Row) => [trim, offer].filter(Boolean).join(' · ');
  const alike = sharing(answer.rows, ({ names }) => names.offer ?? '');
  const alikeWithTrim = sharing(answer.rows, withTrim);
  const nameOf = (row: Row) =>
    [alikeWithTrim.has(row) ? row.names.model : '', withTrim(row)].filter(Boolean).join(' · ');
  return {
    ...answer,
    rows: answer.rows.map((row) => (alike.has(row) ? { ...row, names: { ...row.names, offer: nameOf(row) } } : row)),
  };
}

/**
 * A table of offers with the first and last day of each behind its names.
 * @param names what the two columns are called
 */
export function withDays(model: TableModel, details: OfferDetails, names: { from: string; until: string }): TableModel {
  const known = new Map(details.map((detail) => [detail.key, detail]));
  const isName = ({ kind }: TableColumn) => kind === 'dimension';
  return {
    ...withRates(model),
    made: undefined,
    columns: [
      ...model.columns.filter(isName),
      nameColumn('from', names.from),
      nameColumn('until', names.until),
      ...withRates(model).columns.filter((column) => !isName(column)),
    ],
    rows: model.rows.map((row) => {
      const detail = known.get(row.keys.offer ?? '');
      return {
        ...row,
        names: { ...row.names, from: dayText(detail?.from ?? ''), until: dayText(detail?.until ?? '') },
      };
    }),
  };
}
