import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import type { Question } from '../model/question.ts';
import { isShare } from './measures.ts';

type Narrowing = Pick<Question, 'by' | 'shareOf' | 'filters' | 'without'>;

/** Whether members of a dimension are named that lie on the same side as what is listed: a brand whose models are. */
const isOfListed = ({ facts }: Dataset, by: readonly string[], dimension: string): boolean =>
  facts.chains.some(
    ({ chain: { dimensions } }) =>
      dimensions[dimension]?.kind === 'named' && by.some((key) => dimensions[key] !== undefined),
  );

/** Whether a filter on a dimension narrows what shares are a part of. */
export const narrowsWhole = (dataset: Dataset, { by, shareOf = 'chosen' }: Narrowing, dimension: string): boolean =>
  !by.includes(dimension) && (shareOf === 'chosen' || !isOfListed(dataset, by, dimension));

/** The dimensions that narrow what is chosen, and not the market; none where both are the same, or nobody asks for shares. */
export function narrowedBeyond(dataset: Dataset, query: Narrowing & Pick<Question, 'indicators'>): string[] {
  const { by, filters = {}, without = {}, indicators } = query;
  if (!indicators.some((key) => isShare(indicatorOf(dataset, key)))) return [];
  const narrowing = [filters, without].flatMap((members) =>
    Object.entries(members).flatMap(([key, keys]) => (keys?.length ? [key] : [])),
  );
  return [...new Set(narrowing)].filter((key) => !by.includes(key) && isOfListed(dataset, by, key));
}
