import type { Language } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Questions with a place for a name: a brand, a model, a province. */
const patterns: readonly Sentence[] = [
  { zh_CN: '{brand}今年累计销量及同比', en: '{brand} YTD sales yoy' },
  { zh_CN: '最近 3 个月 SUV 销量前 10', en: 'top 10 SUVs over the last 3 months' },
  { zh_CN: '{province}各城市新能源渗透率', en: 'NEV penetration by city in {province}' },
  { zh_CN: '{model}近一年每月销量', en: 'monthly sales of {model}, last 12 months' },
  { zh_CN: '各品牌折扣率排名', en: 'ranking of brands by discount' },
  { zh_CN: '{brand}成交价走势', en: '{brand} transaction price trend' },
  { zh_CN: '各品牌终端优惠及环比', en: 'incentives by brand, mom' },
  { zh_CN: '{province}公共充电桩同比', en: 'public charging points in {province}, yoy' },
  { zh_CN: '{brand}网点数走势', en: '{brand} outlets over time' },
  { zh_CN: '关注指数最高的 10 个品牌', en: 'top 10 brands by attention index' },
  { zh_CN: '各品牌金融渗透率', en: 'finance penetration by brand' },
  { zh_CN: '各大区保有量', en: 'car parc by region' },
  { zh_CN: '各品牌残值率排名', en: 'brand ranking by residual value' },
  { zh_CN: '去年各级别销量及同比', en: 'sales by segment last year, yoy' },
  { zh_CN: '{model}指导价和成交价', en: 'MSRP and transaction price of {model}' },
  { zh_CN: '{brand}优惠力度走势', en: '{brand} incentive depth over time' },
  { zh_CN: '各省车桩比', en: 'NEVs per charging point by province' },
  { zh_CN: '各品牌新开网点', en: 'outlets opened by brand' },
  { zh_CN: '{brand}声量走势', en: '{brand} mentions over time' },
  { zh_CN: '各品牌出口量排名', en: 'ranking of brands by exports' },
  { zh_CN: '{brand}经销商库存走势', en: '{brand} dealer stock over time' },
  { zh_CN: '各品牌纯电续航里程', en: 'electric range by brand' },
  { zh_CN: '各品牌平均车龄', en: 'mean age by brand' },
  { zh_CN: '各品牌零整比', en: 'parts-to-car ratio by brand' },
  { zh_CN: '{brand}标配率走势', en: '{brand} standard fitment rate over time' },
  { zh_CN: '各品牌月供', en: 'monthly payment by brand' },
  { zh_CN: '{brand}二手车价格走势', en: '{brand} used-car price over time' },
];

/** Of members that have a name of their own in both languages, the one with the most below it. */
function largest({ members, children }: Vocabulary, dimension: string): Sentence | null {
  let best: { name: Sentence; below: number } | null = null;
  for (const [id, member] of members) {
    if (member.dimension !== dimension || /unknown|other/.test(member.key)) continue;
    const below = children.get(id) ?? 0;
    if (!best || below > best.below) best = { name: member.name, below };
  }
  return best?.name ?? null;
}

/** Examples for a person, with names that the release has; whether each can be asked is for the reader to say. */
export function examplesWith(vocabulary: Vocabulary, language: Language): string[] {
  const names = Object.fromEntries(
    ['brand', 'model', 'province'].map((dimension) => [dimension, largest(vocabulary, dimension)]),
  );
  return patterns.flatMap((pattern) => {
    let isWhole = true;
    const text = pattern[language].replace(/\{(\w+)\}/g, (_match, dimension: string) => {
      const name = names[dimension]?.[language];
      isWhole &&= name !== undefined;
      return name ?? '';
    });
    // 驰野 X3 近一年: a blank parts the two scripts.
    return isWhole ? [text.replace(/([A-Za-z0-9])(\p{Script=Han})/gu, '$1 $2')] : [];
  });
}
