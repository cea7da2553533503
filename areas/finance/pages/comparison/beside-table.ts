import type { TableModel } from '@portal/contract';
import { type Answer, nameColumn } from '@portal/ui/analysis';
import { writtenTerm } from '../../parts/written-term.ts';

type Row = Answer['rows'][number];

/** Of which figure the lowest value is the best for the buyer. */
const lowestIsBest = new Set(['monthlyPayment', 'trueRate', 'financeCost', 'totalPaid']);

/** The figures by which an offer is the cheapest of those shown; none where all are alike. */
export function cheapestBy(rows: readonly Row[], key: string): string[] {
  const values = rows.flatMap(({ values: { [key]: value } }) => (typeof value === 'number' ? [value] : []));
  const least = Math.min(...values);
  if (!lowestIsBest.has(key) || values.length < 2 || Math.max(...values) === least) return [];
  return rows.flatMap(({ keys: { offer = '' }, values: { [key]: value } }) => (value === least ? [offer] : []));
}

/**
 * Offers beside each other: a column for each, a line for each term and figure; the lowest payment, rate and cost are
 * marked.
 * @param texts what the first column is called, and the mark of the lowest
 */
export function besideTable(answer: Answer, texts: { term: string; lowest: string }): TableModel {
  const rows = answer.rows.filter(({ kind }) => kind === 'row');
  const inLine = (key: string) => rows.map(({ keys, names }) => [keys.offer ?? '', names[key] ?? ''] as const);
  const described = answer.columns.filter(({ kind, key }) => kind === 'dimension' && key !== 'offer');
  const figures = answer.columns.filter(({ kind }) => kind === 'indicator');
  const line = (key: string, name: string, cells: readonly (readonly [string, string])[]) => ({
    id: key,
    kind: 'row' as const,
    keys: {},
    names: { term: name, ...Object.fromEntries(cells) },
    values: {},
  });
  return {
    columns: [
      nameColumn('term', texts.term),
      ...rows.map(({ keys, names }) => nameColumn(keys.offer ?? '', names.offer ?? '')),
    ],
    rows: [
      ...described.map(({ key, name }) => line(key, name, inLine(key))),
      ...figures.map((column) => {
        const cheapest = cheapestBy(rows, column.key);
        return line(
          column.key,
          column.name,
          rows.map(({ keys: { offer = '' }, values }) => {
            const text = writtenTerm(column, values[column.key]);
            return [offer, cheapest.includes(offer) ? `${text} (${texts.lowest})` : text] as const;
          }),
        );
      }),
    ],
    cut: null,
  };
}
