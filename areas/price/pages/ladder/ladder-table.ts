import type { Language } from '@portal/contract';
import { type Answer, type Catalogue, type TableColumn, type TableModel, tableOf } from '@portal/ui/analysis';
import { stepsOf } from './steps.ts';

/**
 * The models of a segment from the cheapest to the dearest, by the MSRP of their cheapest trim.
 * @param names how the lowest and the highest MSRP are called
 */
export function ladderTable(
  { models, trims }: { models: Answer; trims: Answer },
  names: { low: string; high: string },
  language: Language,
  catalogue: Catalogue | null,
): TableModel {
  const table = tableOf(models, language, catalogue);
  const steps = stepsOf(trims);
  const msrp = table.columns.find(({ key }) => key === 'msrp');
  const [first, ...rest] = table.columns;
  const range = (['low', 'high'] as const).flatMap((key): TableColumn[] =>
    msrp ? [{ ...msrp, key, name: names[key], formula: '' }] : [],
  );
  const rows = table.rows
    .filter(({ kind, keys }) => kind === 'row' && steps.has(keys.model ?? ''))
    .map((row) => ({ ...row, values: { ...row.values, ...steps.get(row.keys.model ?? '') } }))
    .sort((left, other) => (left.values.low ?? 0) - (other.values.low ?? 0));
  return { columns: first ? [first, ...range, ...rest.filter(({ key }) => key !== 'msrp')] : [], rows, cut: table.cut };
}
