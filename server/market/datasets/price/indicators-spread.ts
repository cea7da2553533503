import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Spread } from '../../kinds/index.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';

const once = text(
  '每个有折扣率的配置各计一次，不按销量加权；当期没有零售的配置不计',
  'each trim that has a discount counts once, not weighted by sales; trims without retail in the period are left out',
);

const discountAt = (at: Spread['at'], name: Sentence, means: Sentence, formula: Sentence) =>
  ({
    kind: 'spread',
    of: 'discount',
    each: 'trim',
    at,
    name,
    formula,
    ...(at === 'count' ? { format: 'count', unit: text('款', 'trims') } : { format: 'percent', unit: text('', '') }),
    definition: text(`${means.zh_CN}；${once.zh_CN}`, `${means.en}; ${once.en}`),
  }) as const satisfies Indicator;

const percentile = (percent: number) =>
  text(
    `各配置折扣率从低到高的第 ${percent} 百分位，相邻两值之间按比例取值`,
    `${percent}th percentile of the discounts of the trims, in proportion between two of them`,
  );

/** How the discount of trims is spread: five figures and their number. */
export const discountSpread = {
  discountLowest: discountAt(
    'low',
    text('最低折扣率', 'Lowest discount'),
    text('各配置折扣率中最低的', 'The lowest discount of any trim'),
    text('各配置折扣率的最小值', 'least of the discounts of the trims'),
  ),
  discountQ1: discountAt(
    'q1',
    text('折扣率下四分位', 'Lower quartile of discounts'),
    text('四分之一的配置折扣率不高于此值', 'A quarter of the trims have this discount or less'),
    percentile(25),
  ),
  discountMedian: discountAt(
    'median',
    text('折扣率中位数', 'Median discount'),
    text('一半的配置折扣率不高于此值', 'Half of the trims have this discount or less'),
    percentile(50),
  ),
  discountQ3: discountAt(
    'q3',
    text('折扣率上四分位', 'Upper quartile of discounts'),
    text('四分之三的配置折扣率不高于此值', 'Three quarters of the trims have this discount or less'),
    percentile(75),
  ),
  discountHighest: discountAt(
    'high',
    text('最高折扣率', 'Highest discount'),
    text('各配置折扣率中最高的', 'The highest discount of any trim'),
    text('各配置折扣率的最大值', 'greatest of the discounts of the trims'),
  ),
  discountTrims: discountAt(
    'count',
    text('有折扣率的配置数', 'Trims with a discount'),
    text('有折扣率的配置数', 'How many trims have a discount'),
    text('有折扣率的配置计数', 'count of the trims that have a discount'),
  ),
} satisfies Record<string, Indicator>;
