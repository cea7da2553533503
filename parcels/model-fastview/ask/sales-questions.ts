import type { ChosenPlace } from '../address/fast-view-address.ts';
import type { Catalogue, Query } from './ask.ts';
import type { Span } from './questions.ts';

const byVolume = { by: 'volume' as const, direction: 'descending' as const };

/**
 * All models of a segment by every source, with their ranks there: a filter on the model would leave none to be ranked
 * among. The months are those of the page, and a source is asked for those that it covers of them.
 * @param place in which they are counted; null for the whole country
 */
export const ranksBySource = (
  { from, to }: Span,
  { dataSources }: Pick<Catalogue, 'dataSources'>,
  segment: string,
  place: ChosenPlace | null,
): Query => ({
  dataset: 'sales',
  dataSources: dataSources.map(({ key }) => key as Query['dataSources'][number]),
  dateType: 'monthly',
  from,
  to,
  by: ['dataSource', 'model'],
  indicators: ['volume', 'yoy', 'share', 'volumeRank'],
  filters: { segment: [segment], ...(place && { [place.dimension]: [place.key] }) },
  sort: byVolume,
});

/** The models of a segment with what each sold: rivals are found among them. */
export const soldInSegment = ({ source, from, to }: Span, segment: string): Query => ({
  dataset: 'sales',
  dataSources: [source],
  dateType: 'monthly',
  from,
  to,
  by: ['model'],
  indicators: ['volume'],
  filters: { segment: [segment] },
  sort: byVolume,
  limit: 500,
});

/** The models that sold most fewer in the last month than in the one before. */
export const fallers = ({ source, to }: Span, limit: number): Query => ({
  dataset: 'sales',
  dataSources: [source],
  dateType: 'monthly',
  from: to,
  to,
  by: ['model'],
  indicators: ['volumeChange'],
  sort: { by: 'volumeChange', direction: 'ascending' },
  limit,
});
