import type { DimensionKey, FigureKey, Language, MarketRow } from '@portal/contract';
import type { Block, MarketReportRecord } from '../../../content/index.ts';
import type { MarketQuestions } from '../period-figures.ts';
import { count, pagesOf, percent } from '../report-blocks.ts';
import { invented, publisher } from './publisher.ts';
import { pathOf, type Quarter } from './quarters.ts';

/** What the report on prices costs, in yuan. */
const price = 6800;

const indicators: FigureKey<'price'>[] = ['retailVolume', 'msrp', 'tp', 'discount'];

/** Prices and discounts of a quarter by segment, brand and model; none where the release has no prices. */
export async function priceReports(market: MarketQuestions, quarter: Quarter): Promise<MarketReportRecord[]> {
  const [zh, en] = [await textOf(market, quarter, 'zh_CN'), await textOf(market, quarter, 'en')];
  if (!zh || !en) return [];
  return [
    {
      key: `price-${quarter.key}`,
      category: 'quarterly',
      price,
      document: null,
      publishedOn: quarter.publishedOn,
      topics: ['price', 'market'],
      pages: pagesOf(zh.blocks),
      texts: { zh_CN: zh, en },
    },
  ];
}

async function textOf(market: MarketQuestions, quarter: Quarter, language: Language) {
  const { now, before } = quarter;
  const say = (zh: string, en: string) => (language === 'en' ? en : zh);
  const ask = async ({ from, to, dateType }: typeof now, by: DimensionKey | null): Promise<MarketRow[]> => {
    const groups: DimensionKey[] = by === null ? ['period'] : ['period', by];
    const query = {
      dataset: 'price' as const,
      dataSources: [],
      dateType,
      from,
      to,
      by: groups,
      indicators,
      limit: 5000,
    };
    return (await market.query(query, language)).rows;
  };
  const course = await ask(before, null).catch(() => []);
  const last = course.at(-1);
  if (!last) return null;
  const period = last.names.period ?? '';
  const largestBy = async (by: DimensionKey, most: number) =>
    [...(await ask(now, by))]
      .sort((row, other) => (other.values.retailVolume ?? 0) - (row.values.retailVolume ?? 0))
      .slice(0, most);
  const table = async (by: DimensionKey, head: string, caption: string, most: number): Promise<Block> => ({
    kind: 'table',
    caption,
    head: [
      head,
      say('零售量（辆）', 'Retail (units)'),
      say('指导价（元）', 'MSRP (yuan)'),
      say('成交价（元）', 'Transaction price (yuan)'),
      say('折扣率', 'Discount'),
    ],
    rows: (await largestBy(by, most)).map(({ names, values }) => [
      names[by] ?? '',
      count(values.retailVolume ?? 0),
      yuan(values.msrp),
      yuan(values.tp),
      percent(values.discount ?? null),
    ]),
    path: pathOf('/price/discount', now, { by }),
  });
  const heading = (zh: string, en: string): Block => ({ kind: 'heading', text: say(zh, en) });
  const summary = say(
    `${period} 平均成交价 ${yuan(last.values.tp)} 元，折扣率 ${percent(last.values.discount ?? null)}。`,
    `In ${period} the average transaction price was ${yuan(last.values.tp)} yuan, at a discount of ${percent(last.values.discount ?? null)}.`,
  );
  const blocks: Block[] = [
    heading('总体', 'Overall market'),
    { kind: 'paragraph', text: summary },
    {
      kind: 'bars',
      caption: say('平均成交价（元）', 'Average transaction price (yuan)'),
      bars: course.map(({ names, values }) => ({
        name: names.period ?? '',
        value: values.tp ?? 0,
        shown: yuan(values.tp),
      })),
      path: pathOf('/price/trend', before, {}),
    },
    heading('级别', 'Segments'),
    await table('segment', say('级别', 'Segment'), say(`${period} 各级别价格`, `Prices by segment, ${period}`), 12),
    heading('品牌', 'Brands'),
    await table('brand', say('品牌', 'Brand'), say('零售量前十五品牌', 'The fifteen largest brands'), 15),
    heading('车型', 'Models'),
    await table('model', say('车型', 'Model'), say('零售量前二十车型', 'The twenty best-selling models'), 20),
    heading('说明', 'Notes'),
    { kind: 'paragraph', text: invented[language] },
  ];
  return {
    title: say(`价格与折扣季报：${period}`, `Prices and discounts: ${period}`),
    summary,
    publisher: publisher[language],
    blocks,
  };
}

const yuan = (value: number | null | undefined): string => (value == null ? '-' : count(value));
