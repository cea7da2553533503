import { type MarketCatalogue, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Dataset } from '../datasets/index.ts';

/** As many series as one call forecasts. */
export const mostForecasts = 20;

type Indicator = MarketCatalogue['indicators'][number];

/** Whether a figure of months can be forecast: a count of which those of months add up, and no change or earlier figure. */
const isForecastable = ({ format, adds, against, growth }: Indicator): boolean =>
  format === 'count' && adds === 'always' && against === undefined && !growth;

/**
 * @returns the figure that is forecast; undefined where the dataset has none of that name, which the question says
 * @throws Refusal for one that is no count whose months add up
 */
export function checkForecastable({ indicators }: MarketCatalogue, wanted: string): Indicator | undefined {
  const found = indicators.find(({ key }) => key === wanted);
  if (!found || isForecastable(found)) return found;
  const names = indicators.filter(isForecastable).map(({ name }) => name);
  throw new Refusal('market.not-forecast', status.refused, {
    zh_CN: `“${found.name}”不能预测：只有可按月相加的数量可以预测（${names.join('、') || '该数据没有这样的指标'}），请改选指标。`,
    en: `“${found.name}” cannot be forecast: only counts whose months add up can be (${names.join(', ') || 'this dataset has none'}). Please choose another indicator.`,
  });
}

/** @throws Refusal for what is counted in weeks: a month of five would seem to rise, and one in progress to fall */
export function checkWholeMonths({ name, facts }: Dataset): void {
  if (facts.counted !== 'weeks') return;
  throw new Refusal('market.weeks-not-forecast', status.refused, {
    zh_CN: `“${name.zh_CN}”按周统计：每月含四周或五周，未完的月份只含已有的周，不能按月预测，请改选其他数据。`,
    en: `“${name.en}” is counted in weeks: a month has four or five, and one in progress those there are so far, so it cannot be forecast by month. Please choose other data.`,
  });
}

/** @throws Refusal for more series than one call forecasts */
export function checkNumber(series: number): void {
  if (series <= mostForecasts) return;
  throw new Refusal('market.too-many-forecasts', status.refused, {
    zh_CN: `一次最多预测 ${mostForecasts} 个序列，当前为 ${series} 个，请缩小筛选范围。`,
    en: `At most ${mostForecasts} series can be forecast at once; these are ${series}. Please narrow the filters.`,
  });
}
