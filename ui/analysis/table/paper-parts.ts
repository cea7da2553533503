import type { TableModel } from '@portal/contract';

/** Of the columns of a table on paper, in px. */
const [names, figures] = [110, 70];

/** Of a sheet of A4 that lies, within its margins, in px. */
const lying = 1040;

/**
 * A table that is wider than a sheet of paper, in parts that are not: each begins with the names of its rows.
 * @param sheet how wide it is, in px
 * @returns the table itself where it fits
 */
export function paperParts(model: TableModel, sheet = lying): TableModel[] {
  const first = model.columns.findIndex(({ kind }) => kind !== 'dimension');
  const begin = first === -1 ? model.columns : model.columns.slice(0, first);
  const rest = model.columns.slice(begin.length);
  const most = Math.max(1, Math.floor((sheet - begin.length * names) / figures));
  if (rest.length <= most) return [model];
  return Array.from({ length: Math.ceil(rest.length / most) }, (_, at) => ({
    ...model,
    columns: [...begin, ...rest.slice(at * most, (at + 1) * most)],
  }));
}
