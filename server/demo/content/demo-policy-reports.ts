import { defaultDataSource, formatMonth, type Language, languages } from '@portal/contract';
import type { Block, PolicyRecord, ReportRecord } from '../../content/index.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthNumber, monthText } from '../../market/index.ts';
import { nationalRules } from '../course/policy-months.ts';
import { askPeriods, type MarketQuestions, type Period } from './period-figures.ts';
import { pagesOf } from './report-blocks.ts';

const publisher: Sentence = { zh_CN: '门户政策研究组（演示）', en: 'Portal policy desk (demonstration)' };

/** Months that a special report shows before a rule takes effect and from then on. */
const [before, after] = [6, 6];
/** Quarters that are reported on. */
const quarters = 4;

/** Reports on policy: of each quarter what took effect, for everybody; of each national rule how the market went, for subscribers. */
export async function demoPolicyReports(
  market: MarketQuestions,
  policies: readonly PolicyRecord[],
): Promise<ReportRecord<Block>[]> {
  const source = (await market.catalogue('sales', 'en')).dataSources.find(({ key }) => key === defaultDataSource);
  if (!source) return [];
  const { first, last } = source;
  const special: ReportRecord<Block>[] = [];
  for (const { kind, from } of nationalRules) {
    const policy = policies.find((each) => each.level === 'national' && each.kind === kind && isFrom(each, from));
    const begin = monthText(monthNumber(from) - before);
    const end = [last, monthText(monthNumber(from) + after - 1)].sort()[0] ?? last;
    if (policy && begin >= first && end >= from) special.push(await effectOf(market, policy, { from, begin, end }));
  }
  const lastQuarter = Math.floor((monthNumber(last) + 1) / 3) - 1;
  const digests = Array.from({ length: quarters }, (_, back) => digestOf(policies, lastQuarter - back));
  return [...digests, ...special];
}

const isFrom = ({ effectiveFrom }: PolicyRecord, month: string): boolean =>
  effectiveFrom.startsWith(month.replace('-', ''));

const count = (value: number): string => Math.round(value).toLocaleString('en-US');
const percent = (value: number | null): string =>
  value === null ? '-' : `${value > 0 ? '+' : ''}${(value * 100).toFixed(1)}%`;
const mean = (periods: readonly Period[]): number =>
  periods.reduce((sum, { all }) => sum + all.volume, 0) / Math.max(1, periods.length);

interface Window {
  from: string;
  begin: string;
  end: string;
}

/** How the market went before and after a national rule. */
async function effectOf(market: MarketQuestions, policy: PolicyRecord, { from, begin, end }: Window) {
  const texts: ReportRecord<Block>['texts'] = {};
  for (const language of languages) {
    const periods = await askPeriods(market, { dateType: 'monthly', from: begin, to: end }, language);
    texts[language] = effectText(policy, from, periods, language);
  }
  return reportOf(`policy-effect-${from}`, 'special', `${end.replace('-', '')}28`, texts);
}

function effectText(policy: PolicyRecord, from: string, periods: readonly Period[], language: Language) {
  const { title = '', body = [], figures = [] } = policy.texts[language] ?? {};
  const isZh = language === 'zh_CN';
  const split = periods.findIndex(({ key }) => key >= from);
  const [earlier, later] = [periods.slice(0, split), periods.slice(split)];
  const change = percent(mean(later) / mean(earlier) - 1);
  const summary = isZh
    ? `${formatMonth(from)} 生效后 ${later.length} 个月，乘用车月均零售 ${count(mean(later))} 辆，较此前 ${earlier.length} 个月变化 ${change}。`
    : `In the ${later.length} months from ${formatMonth(from)} retail averaged ${count(mean(later))} cars a month, ${change} on the ${earlier.length} months before.`;
  const blocks: Block[] = [
    { kind: 'heading', text: isZh ? '政策要点' : 'What the policy provides' },
    ...body.slice(0, -1).map((text): Block => ({ kind: 'paragraph', text })),
    {
      kind: 'table',
      caption: isZh ? '量化解读' : 'Key figures',
      head: isZh ? ['指标', '数值', '依据'] : ['Figure', 'Value', 'Basis'],
      rows: figures.map(({ name, value, unit, note }) => [
        name,
        `${(value ?? 0).toLocaleString('en-US')} ${unit}`,
        note,
      ]),
    },
    { kind: 'heading', text: isZh ? '生效前后的市场' : 'The market before and after' },
    { kind: 'paragraph', text: summary },
    {
      kind: 'bars',
      caption: isZh ? '每月零售量' : 'Retail by month',
      bars: periods.map(({ name, all }) => ({ name, value: all.volume, shown: count(all.volume) })),
    },
    {
      kind: 'table',
      caption: isZh ? '每月零售量与同比' : 'Retail by month, with growth on the year',
      head: isZh ? ['月份', '零售量', '同比'] : ['Month', 'Retail', 'YoY'],
      rows: periods.map(({ name, all }) => [name, count(all.volume), percent(all.yoy)]),
    },
    {
      kind: 'paragraph',
      text: isZh
        ? '前后对比含季节、价格与其他政策的影响，不能全部归因于本政策。'
        : 'The comparison also holds season, prices and other policies; it cannot all be put down to this one.',
    },
  ];
  const name = title.replace(/（演示）$| \(demonstration\)$/, '');
  return {
    title: isZh ? `专题：${name}的市场影响` : `Special report: the market and the ${name}`,
    summary,
    publisher: publisher[language],
    blocks,
  };
}

/** What took effect in a quarter. @param quarter since the year 0 */
function digestOf(policies: readonly PolicyRecord[], quarter: number): ReportRecord<Block> {
  const months = [0, 1, 2].map((at) => monthText(quarter * 3 + at).replace('-', ''));
  const begun = policies.filter(({ effectiveFrom }) => months.includes(effectiveFrom.slice(0, 6)));
  const [year, number] = [Math.floor(quarter / 4), (quarter % 4) + 1];
  const texts: ReportRecord<Block>['texts'] = {};
  for (const language of languages) texts[language] = digestText(begun, [year, number], language);
  return reportOf(`policy-${year}-q${number}`, 'public', `${monthText(quarter * 3 + 3).replace('-', '')}10`, texts);
}

function digestText(begun: readonly PolicyRecord[], [year, number]: [number, number], language: Language) {
  const isZh = language === 'zh_CN';
  const quarter = isZh ? `${year} 年第 ${number} 季度` : `Q${number} ${year}`;
  const summary = isZh
    ? `${quarter}共有 ${begun.length} 项政策生效，其中国家级 ${nationalOf(begun)} 项。`
    : `${begun.length} policies took effect in ${quarter}, ${nationalOf(begun)} of them national.`;
  const blocks: Block[] = [
    { kind: 'heading', text: isZh ? '本季生效' : 'Taking effect' },
    { kind: 'paragraph', text: summary },
    {
      kind: 'table',
      caption: isZh ? '生效的政策' : 'Policies that took effect',
      head: isZh ? ['政策', '地区', '生效日'] : ['Policy', 'Region', 'From'],
      rows: begun.map(({ texts, effectiveFrom }) => [
        texts[language]?.title ?? '',
        texts[language]?.region ?? '',
        effectiveFrom.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1/$2/$3'),
      ]),
    },
    ...begun.flatMap(({ texts }): Block[] => [
      { kind: 'heading', text: texts[language]?.title ?? '' },
      { kind: 'paragraph', text: texts[language]?.summary ?? '' },
    ]),
  ];
  const title = isZh ? `政策动态：${quarter}` : `Policy digest: ${quarter}`;
  return { title, summary, publisher: publisher[language], blocks };
}

const nationalOf = (policies: readonly PolicyRecord[]): number =>
  policies.filter(({ level }) => level === 'national').length;

const reportOf = (
  key: string,
  kind: ReportRecord['kind'],
  publishedOn: string,
  texts: ReportRecord<Block>['texts'],
): ReportRecord<Block> => ({
  key,
  kind,
  publishedOn,
  topics: ['policy'],
  texts,
  pages: pagesOf(texts.zh_CN?.blocks ?? []),
});
