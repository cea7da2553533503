import { type MarketQuery, monthText } from '@portal/contract';
import type { WordDataset, WordSource } from '../vocabulary/vocabulary.ts';
import type { Figures } from './choose-figures.ts';
import type { Listing } from './choose-listing.ts';
import type { ChosenMembers } from './choose-members.ts';
import type { Period } from './choose-period.ts';
import type { Within } from './within.ts';

export interface QuestionParts {
  dataset: WordDataset;
  source: WordSource | null;
  figures: Figures;
  members: ChosenMembers;
  listing: Listing;
  period: Period;
  within: Within | null;
  hasRank: boolean;
}

const isThere = (members: Record<string, string[]>): boolean => Object.keys(members).length > 0;

/** Writes down what was chosen as a question to the market. */
export function writeQuery({
  dataset,
  source,
  figures,
  members,
  listing,
  period,
  within,
  hasRank,
}: QuestionParts): MarketQuery {
  const by = [...listing.by, ...(period.byPeriod ? ['period'] : [])];
  const [first] = listing.by;
  const isListed =
    first !== undefined && (listing.limit !== null || (dataset.dimensions[first]?.isNamed && !period.byPeriod));
  // A place among all needs all: those that are not named stay in the answer.
  const filters = hasRank
    ? Object.fromEntries(Object.entries(members.filters).filter(([dimension]) => !listing.by.includes(dimension)))
    : members.filters;
  return {
    dataset: dataset.key as MarketQuery['dataset'],
    dataSources: (source ? [source.key] : []) as MarketQuery['dataSources'],
    dateType: period.dateType,
    from: monthText(period.from),
    to: monthText(period.to),
    by: by as MarketQuery['by'],
    indicators: [...figures.indicators] as MarketQuery['indicators'],
    ...(isThere(filters) && { filters }),
    ...(isThere(members.without) && { without: members.without }),
    ...(isListed && {
      sort: { by: figures.sortedBy as MarketQuery['indicators'][number], direction: listing.direction ?? 'descending' },
    }),
    ...(listing.limit !== null && { limit: listing.limit }),
    ...(within && { within: within.by[0] as MarketQuery['within'] }),
  };
}
