import type { DimensionKey, Language } from '@portal/contract';
import type { MarketReportRecord } from '../../../content/index.ts';
import { askParts, askPeriods, type MarketQuestions } from '../period-figures.ts';
import { blocksOf, leadOf, pagesOf, type ReportSubject } from '../report-blocks.ts';
import { publisher } from './publisher.ts';
import { largest, type Named, pathOf, type Quarter, sourceOf } from './quarters.ts';

/** How many segments are reported on, the largest first; the first report costs nothing. */
const reported = 3;

/** What a report on a segment costs, in yuan. */
const price = 9800;

/** One segment in depth: fuels, manufacturers and models within it. */
export async function segmentReports(market: MarketQuestions, quarter: Quarter): Promise<MarketReportRecord[]> {
  const reports: MarketReportRecord[] = [];
  for (const [at, segment] of (await largest(market, quarter.now, 'segment', reported)).entries()) {
    const texts = {
      zh_CN: await textOf(market, quarter, segment, 'zh_CN'),
      en: await textOf(market, quarter, segment, 'en'),
    };
    reports.push({
      key: `segment-${segment.key.toLowerCase()}-${quarter.key}`,
      category: 'quarterly',
      price: at === 0 ? 0 : price,
      document: null,
      publishedOn: quarter.publishedOn,
      topics: ['market', 'company'],
      pages: pagesOf(texts.zh_CN.blocks),
      texts,
    });
  }
  return reports;
}

async function textOf(market: MarketQuestions, { now, before }: Quarter, segment: Named, language: Language) {
  const filters = { filters: { segment: [segment.key] } };
  const periods = await askPeriods(market, { ...before, ...filters }, language);
  const parts = await askParts(market, { ...now, ...filters }, language);
  const last = periods.at(-1);
  if (!last) throw new Error('a segment without a period');
  const scope = segment.names[language];
  const subject: ReportSubject = {
    language,
    scope,
    source: (await sourceOf(market, language))?.name ?? '',
    now: parts(last),
    periods,
    preliminary: false,
    pathOf: (by: DimensionKey | null) =>
      by === null
        ? pathOf('/sales/trend', before, { by: 'segment', segment: segment.key })
        : pathOf('/sales/ranking', now, { by, segment: segment.key }),
  };
  // The segment is the whole here: a chapter on segments would hold one line.
  const blocks = blocksOf(subject, ['segment']);
  const title = { zh_CN: `${scope}市场深度报告：${last.name}`, en: `${scope} in depth: ${last.name}` };
  return { title: title[language], summary: leadOf(subject), publisher: publisher[language], blocks };
}
