import type { DimensionKey, Language } from '@portal/contract';
import type { Block, MarketReportRecord } from '../../../content/index.ts';
import { askPeriods, askRows, type Figure, figureOf, type MarketQuestions } from '../period-figures.ts';
import { count, pagesOf, percent, signed } from '../report-blocks.ts';
import { invented, publisher } from './publisher.ts';
import { largest, type Named, pathOf, type Quarter } from './quarters.ts';

/** How many manufacturers are portrayed. */
const portrayed = 3;

/** One manufacturer: its course, its models, where it sells and what drives its cars. The price is told on asking. */
export async function makerReports(market: MarketQuestions, quarter: Quarter): Promise<MarketReportRecord[]> {
  const reports: MarketReportRecord[] = [];
  for (const maker of await largest(market, quarter.now, 'manufacturer', portrayed)) {
    const texts = {
      zh_CN: await textOf(market, quarter, maker, 'zh_CN'),
      en: await textOf(market, quarter, maker, 'en'),
    };
    reports.push({
      key: `maker-${maker.key.toLowerCase()}-${quarter.key}`,
      category: 'special',
      price: null,
      document: null,
      publishedOn: quarter.publishedOn,
      topics: ['company'],
      pages: pagesOf(texts.zh_CN.blocks),
      texts,
    });
  }
  return reports;
}

async function textOf(market: MarketQuestions, { now, before }: Quarter, maker: Named, language: Language) {
  const own = { filters: { manufacturer: [maker.key] } };
  const say = (zh: string, en: string) => (language === 'en' ? en : zh);
  const periods = await askPeriods(market, { ...before, ...own }, language);
  const last = periods.at(-1);
  if (!last) throw new Error('a manufacturer without a period');
  const name = maker.names[language];
  const figuresBy = async (by: DimensionKey): Promise<Figure[]> => {
    const rows = await askRows(market, { ...now, ...own }, by, language);
    return rows.map((row) => figureOf(row, by, last.all.volume)).sort((row, other) => other.volume - row.volume);
  };
  const [models, provinces, fuels] = [
    await figuresBy('model'),
    await figuresBy('province'),
    await figuresBy('fuelType'),
  ];
  const table = (by: DimensionKey, head: string, caption: string, figures: Figure[]): Block => ({
    kind: 'table',
    caption,
    head: [head, say('销量（辆）', 'Sales (units)'), say('同比', 'YoY'), say(`占${name}`, 'Part of its sales')],
    rows: figures.map((figure) => [figure.name, count(figure.volume), signed(figure.yoy), percent(figure.share)]),
    path: pathOf('/sales/ranking', now, { by, manufacturer: maker.key }),
  });
  const [first] = models;
  const summary = say(
    `${last.name} ${name}销量 ${count(last.all.volume)} 辆，同比 ${signed(last.all.yoy)}；${first?.name ?? '-'}占 ${percent(first?.share ?? null)}。`,
    `${name} sold ${count(last.all.volume)} cars in ${last.name}, ${signed(last.all.yoy)} YoY; the ${first?.name ?? '-'} made up ${percent(first?.share ?? null)} of them.`,
  );
  const heading = (zh: string, en: string): Block => ({ kind: 'heading', text: say(zh, en) });
  const blocks: Block[] = [
    heading('销量走势', 'Course of sales'),
    {
      kind: 'bars',
      caption: say(`${name}季度销量（辆）`, `${name}, sales by quarter (units)`),
      bars: periods.map((period) => ({ name: period.name, value: period.all.volume, shown: count(period.all.volume) })),
      path: pathOf('/sales/trend', before, { by: 'manufacturer', manufacturer: maker.key }),
    },
    heading('车型', 'Models'),
    table(
      'model',
      say('车型', 'Model'),
      say(`${last.name} 车型前十`, `Top 10 models, ${last.name}`),
      models.slice(0, 10),
    ),
    heading('地区', 'Places'),
    table('province', say('省份', 'Province'), say('省份前十', 'Top 10 provinces'), provinces.slice(0, 10)),
    heading('燃料类型', 'Fuel types'),
    table('fuelType', say('燃料类型', 'Fuel type'), say('各燃料类型', 'By fuel type'), fuels),
    heading('说明', 'Notes'),
    { kind: 'paragraph', text: invented[language] },
  ];
  return {
    title: say(`厂商画像：${name}（${last.name}）`, `Portrait of a manufacturer: ${name} (${last.name})`),
    summary,
    publisher: publisher[language],
    blocks,
  };
}
