import type { MarketReportRecord } from '../../../content/index.ts';
import type { MarketQuestions } from '../period-figures.ts';
import { dataBook } from './data-book.ts';
import { makerReports } from './maker-reports.ts';
import { priceReports } from './price-reports.ts';
import { lastQuarter, sourceOf } from './quarters.ts';
import { segmentReports } from './segment-reports.ts';

/** The reports of the demonstration's marketplace, of several templates; their figures are those of the release. */
export async function demoMarketReports(market: MarketQuestions): Promise<MarketReportRecord[]> {
  const source = await sourceOf(market, 'en');
  if (!source) return [];
  const quarter = lastQuarter(source.last);
  return [
    ...(await segmentReports(market, quarter)),
    ...(await makerReports(market, quarter)),
    ...(await priceReports(market, quarter)),
    ...(await dataBook(market, quarter)),
  ];
}
