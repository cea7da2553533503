import type { Dataset } from './dataset.ts';
import type { History } from './dated.ts';
import type { Dimension } from './dimension.ts';

const known = new WeakMap<History, Map<Dataset, Dataset>>();

/**
 * A dataset as a release has it: the dimensions are marked of which a member belongs to one in some months and to
 * another one in others. Where a release has none, it is the dataset itself.
 */
export function withHistory(dataset: Dataset, history: History | undefined): Dataset {
  if (!history) return dataset;
  const before = known.get(history) ?? new Map<Dataset, Dataset>();
  known.set(history, before);
  const found = before.get(dataset) ?? marked(dataset, history);
  before.set(dataset, found);
  return found;
}

function marked(dataset: Dataset, history: History): Dataset {
  const mark = <One extends Dimension>(dimensions: Readonly<Record<string, One>>) =>
    Object.fromEntries(
      Object.entries(dimensions).map(([key, dimension]) => {
        const isDated = dimension.kind === 'enumerated' && history[dimension.table.name]?.includes(dimension.column);
        return [key, isDated ? { ...dimension, dated: true as const } : dimension];
      }),
    );
  const { facts, dimensions } = dataset;
  const chains = facts.chains.map((each) => ({
    ...each,
    chain: { ...each.chain, dimensions: mark(each.chain.dimensions) },
  }));
  return { ...dataset, facts: { ...facts, chains }, dimensions: mark(dimensions) };
}
