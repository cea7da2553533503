import { defaultDataSource, type Language } from '@portal/contract';
import type { Block, ReportRecord } from '../../content/index.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber, monthText, newEnergyFuels } from '../../market/index.ts';
import { askParts, askPeriods, type MarketQuestions, type Period, type Span } from './period-figures.ts';
import { blocksOf, leadOf, pagesOf, type ReportSubject } from './report-blocks.ts';

/** Reports of one kind: how many, on which part of the market. */
interface Series {
  key: string;
  dateType: Span['dateType'];
  count: number;
  newEnergyOnly: boolean;
  topics: string[];
  scope: Sentence;
  title(period: string): Sentence;
}

const allCars: Sentence = { zh_CN: '乘用车', en: 'Passenger vehicles' };

const series: Series[] = [
  {
    key: 'month',
    dateType: 'monthly',
    count: 6,
    newEnergyOnly: false,
    topics: ['market'],
    scope: allCars,
    title: (period) => ({ zh_CN: `乘用车市场月报：${period}`, en: `Passenger-vehicle market monthly: ${period}` }),
  },
  {
    key: 'new-energy',
    dateType: 'monthly',
    count: 3,
    newEnergyOnly: true,
    topics: ['new-energy', 'market'],
    scope: { zh_CN: '新能源乘用车', en: 'NEVs' },
    title: (period) => ({ zh_CN: `新能源市场月报：${period}`, en: `NEV market monthly: ${period}` }),
  },
  {
    key: 'quarter',
    dateType: 'quarterly',
    count: 4,
    newEnergyOnly: false,
    topics: ['market', 'company'],
    scope: allCars,
    title: (period) => ({
      zh_CN: `乘用车市场季报：${period}`,
      en: `Passenger-vehicle market quarterly: ${period}`,
    }),
  },
];

/** Periods that a report looks back on, itself included. */
const lookBack = 6;
const publisher: Sentence = { zh_CN: '门户研究组（演示）', en: 'Portal research desk (demonstration)' };

/** Demonstration reports in both languages; their figures are those of the market release. */
export async function demoReports(market: MarketQuestions): Promise<ReportRecord<Block>[]> {
  const { dataSources } = await market.catalogue('sales', 'en');
  const source = dataSources.find(({ key }) => key === defaultDataSource);
  if (!source) return [];
  const { last, preliminaryFrom } = source;
  const reports: ReportRecord<Block>[] = [];
  for (const each of series) reports.push(...(await reportsOf(market, each, last, preliminaryFrom)));
  return reports;
}

async function reportsOf(
  market: MarketQuestions,
  { key, dateType, count, newEnergyOnly, topics, scope, title }: Series,
  last: string,
  preliminaryFrom: string | null,
): Promise<ReportRecord<Block>[]> {
  const length = dateType === 'monthly' ? 1 : 3;
  // A quarter is reported when it is over.
  const end = dateType === 'monthly' ? last : monthText(monthNumber(last) - ((monthNumber(last) + 1) % 3));
  const since = (periods: number) => monthText(monthNumber(end) - periods * length + 1);
  const filters = newEnergyOnly ? { filters: { fuelType: [...newEnergyFuels] } } : {};
  const askIn = async (language: Language) => {
    const periods = await askPeriods(
      market,
      { dateType, from: since(count + lookBack - 1), to: end, ...filters },
      language,
    );
    const partsOf = await askParts(market, { dateType, from: since(count), to: end, ...filters }, language);
    return { periods, partsOf, source: await sourceName(market, language) };
  };
  const query = { zh_CN: await askIn('zh_CN'), en: await askIn('en') };
  return query.zh_CN.periods.slice(-count).map((now) => {
    const place = query.zh_CN.periods.indexOf(now);
    const subject = (language: Language): ReportSubject => {
      const { periods, partsOf, source } = query[language];
      return {
        language,
        scope: scope[language],
        source,
        now: partsOf(periods[place] ?? now),
        periods: periods.slice(Math.max(0, place - lookBack + 1), place + 1),
        preliminary: preliminaryFrom !== null && lastMonthOf(now) >= preliminaryFrom,
      };
    };
    const words = (language: Language) => {
      const described = subject(language);
      return {
        title: title(described.now.name)[language],
        summary: leadOf(described),
        publisher: publisher[language],
        blocks: blocksOf(described),
      };
    };
    const texts = { zh_CN: words('zh_CN'), en: words('en') };
    const id = `${key}-${now.key.toLowerCase()}`;
    // Figures of a month are there by the tenth of the next.
    const publishedOn = `${monthText(monthNumber(lastMonthOf(now)) + 1)}-10`.replaceAll('-', '');
    return {
      key: id,
      kind: 'public',
      publishedOn,
      topics,
      texts,
      pages: pagesOf(texts.zh_CN.blocks),
    };
  });
}

/** The last month of a period: 2026-09 of 2026-Q3. */
const lastMonthOf = ({ key }: Period): string =>
  key.replace(/Q(\d)$/, (_, quarter: string) => String(Number(quarter) * 3).padStart(2, '0'));

async function sourceName(market: MarketQuestions, language: Language): Promise<string> {
  const { dataSources } = await market.catalogue('sales', language);
  return dataSources.find(({ key }) => key === defaultDataSource)?.name ?? '';
}
