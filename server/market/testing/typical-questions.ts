import type { MarketCatalogue, MarketQuery } from '@portal/contract';
import { monthNumber, monthText } from '../model/month.ts';

export interface TypicalQuestion {
  name: string;
  query: MarketQuery;
}

/**
 * The twelve questions that stand for what analysts ask: measured by the bench, and asked by the tests.
 * @param catalogue gives the last month and the sources of the release
 * @param place a city key and a segment key that the release has, for the narrow question
 */
export function typicalQuestions(
  catalogue: Pick<MarketCatalogue, 'last' | 'dataSources'>,
  place: { city: string; segment: string },
): TypicalQuestion[] {
  const last = catalogue.dataSources[0]?.last ?? catalogue.last;
  const before = (months: number) => monthText(monthNumber(last) - months);
  const january = `${last.slice(0, 4)}-01`;
  const sources = catalogue.dataSources.map(({ key }) => key) as MarketQuery['dataSources'];
  const [source = 'DATASOURCE_CLH_PIFA'] = sources;
  const question = (name: string, rest: Partial<MarketQuery> & Pick<MarketQuery, 'by' | 'indicators'>) => ({
    name,
    query: {
      dataset: 'sales',
      dataSources: [source],
      dateType: 'monthly',
      from: last,
      to: last,
      ...rest,
    } satisfies MarketQuery,
  });
  return [
    question('single month top 10 with yoy and share', {
      by: ['subModel'],
      indicators: ['volume', 'yoy', 'share'],
      sort: { by: 'volume', direction: 'descending' },
      limit: 10,
      others: true,
    }),
    question('24 months by fuel', { from: before(23), by: ['period', 'fuelType'], indicators: ['volume', 'share'] }),
    question('brand by province for a year', { from: before(11), by: ['brand', 'province'], indicators: ['volume'] }),
    question('one city and segment', {
      from: before(11),
      by: ['period', 'subModel'],
      indicators: ['volume', 'share'],
      filters: { city: [place.city], segment: [place.segment] },
    }),
    question('year to date by maker with yoy', {
      from: january,
      by: ['manufacturer'],
      indicators: ['cumulativeVolume', 'ytdGrowth'],
    }),
    question('share change by tier', { by: ['tier', 'fuelType'], indicators: ['share', 'shareChange'] }),
    question('three sources side by side', {
      from: before(23),
      dataSources: sources,
      by: ['period', 'dataSource'],
      indicators: ['volume', 'yoy'],
    }),
    question('quarters by segment', {
      from: before(23),
      dateType: 'quarterly',
      by: ['period', 'segment'],
      indicators: ['volume', 'yoy', 'mom'],
    }),
    question('totals and subtotals', {
      from: before(11),
      by: ['area', 'province', 'fuelType'],
      indicators: ['volume', 'yoy'],
      totals: true,
      subtotals: true,
    }),
    question('restriction type by fuel', {
      from: before(11),
      by: ['restrictionType', 'fuelType'],
      indicators: ['volume', 'share'],
    }),
    question('gap-filled year to date', {
      from: january,
      by: ['period', 'brand', 'province'],
      indicators: ['volume', 'cumulativeVolume'],
      filters: { fuelType: ['PHEV', 'EREV', 'BEV', 'FCEV'] },
      fillGaps: true,
      limit: 1000,
    }),
    question('national index', { from: before(35), by: ['period'], indicators: ['volume', 'volumeIndex', 'mom'] }),
  ];
}
