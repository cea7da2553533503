import type { TableColumn, TableModel } from '@portal/contract';
import { type CallData, questionsTo } from '@portal/shell';
import { formatDayOrMonth } from '@portal/ui';
import type { Answer } from '@portal/ui/analysis';
import { nameColumn } from '../parts/name-column.ts';

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
