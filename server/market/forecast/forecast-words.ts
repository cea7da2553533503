import type { Language, MarketForecast } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { leastMonths, monthsAhead } from './rule/forecast-of.ts';

const words: Record<'name' | 'definition' | 'formula', Sentence> = {
  name: { zh_CN: `未来 ${monthsAhead} 个月预测`, en: `Forecast of the next ${monthsAhead} months` },
  definition: {
    zh_CN: `按该序列自身的水平、趋势与季节外推，不含政策、价格与新车计划；至少需要 ${leastMonths} 个月的数据。区间按历史预测误差确定，五次中约四次落在区间内；不计入任何合计`,
    en: `What the level, trend and season of the series itself lead on to, without policies, prices or coming models; needs ${leastMonths} months. The band has the size of past forecast errors, four of five of which lay within; never part of a total`,
  },
  formula: {
    zh_CN:
      '阻尼趋势 Holt-Winters 指数平滑（取对数后为加法季节，Gardner 与 McKenzie 1985）；1 月与 2 月先按春节前 7 天至节后 14 天落在 1 月的比例还原，预测后再按当年春节分摊',
    en: 'Holt-Winters exponential smoothing with a damped trend and an additive season, of logarithms (Gardner and McKenzie 1985); January and February are evened first by how many of the days from a week before the Chinese New Year to two weeks after it lie in January, and divided again by that of their year',
  },
};

export const ruleWords = (language: Language): MarketForecast['rule'] => ({
  name: words.name[language],
  definition: words.definition[language],
  formula: words.formula[language],
});
