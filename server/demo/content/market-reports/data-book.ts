import type { MarketReportRecord } from '../../../content/index.ts';
import { documentOf } from '../../../content/index.ts';
import { askParts, askPeriods, type MarketQuestions } from '../period-figures.ts';
import { blocksOf, leadOf, type ReportSubject } from '../report-blocks.ts';
import { publisher } from './publisher.ts';
import { pathOf, type Quarter, sourceOf } from './quarters.ts';

/** What the data book costs, in yuan. */
const price = 12_800;

/**
 * The data book of a quarter, a file. It is in English alone and says so: a file has to bring the letters that it is
 * written in, and the portal has no font of Chinese letters to give away.
 */
export async function dataBook(market: MarketQuestions, quarter: Quarter): Promise<MarketReportRecord[]> {
  const periods = await askPeriods(market, quarter.before, 'en');
  const parts = await askParts(market, quarter.now, 'en');
  const last = periods.at(-1);
  if (!last) return [];
  const subject: ReportSubject = {
    language: 'en',
    scope: 'Passenger vehicles',
    source: (await sourceOf(market, 'en'))?.name ?? '',
    now: parts(last),
    periods,
    preliminary: false,
    pathOf: (by) => pathOf(by === null ? '/sales/trend' : '/sales/ranking', quarter.now, by === null ? {} : { by }),
  };
  const blocks = blocksOf(subject);
  const title = `Passenger-vehicle data book: ${last.name}`;
  const [summary, from] = [leadOf(subject), publisher.en];
  // What writes files is loaded for the demonstration that is made, and by no other start.
  const { writePdf } = await import('./write-pdf.ts');
  // Its texts hold its chapters and its figures, by which it is found and leads to their questions.
  const { bytes, pages, listed } = await writePdf({ title, summary, publisher: from, blocks });
  return [
    {
      key: `data-book-${quarter.key}`,
      category: 'databook',
      price,
      document: documentOf(bytes),
      publishedOn: quarter.publishedOn,
      topics: ['market'],
      pages,
      texts: {
        zh_CN: {
          title: `乘用车数据手册：${last.name}（英文 PDF）`,
          summary: `按燃料类型、厂商、车型与级别汇总的季度数据手册，PDF 文件，正文为英文。`,
          publisher: publisher.zh_CN,
          blocks: listed,
        },
        en: { title, summary, publisher: from, blocks: listed },
      },
    },
  ];
}
