import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { formerOf, momOf } from '../usual-indicators.ts';

const yuan = { format: 'count', unit: text('元', 'yuan') } as const;
const points = { format: 'points', unit: text('', '') } as const;

const before = (of: 'msrp' | 'tp', { zh_CN, en }: Sentence) =>
  ({
    kind: 'former',
    of,
    against: 'before',
    ...yuan,
    name: text(`上期${zh_CN}`, `Former ${en}`),
    definition: text(
      `前一时段的${zh_CN}均值；没有时为空`,
      `Average ${en} of the preceding period; blank if there is none`,
    ),
    formula: text(`前一时段的${zh_CN}`, `${en} of the preceding period`),
  }) as const satisfies Indicator;

const change = (of: 'msrp' | 'tp', { zh_CN, en }: Sentence) =>
  ({
    kind: 'difference',
    of,
    against: 'before',
    ...yuan,
    name: text(`${zh_CN}变动额`, `Change in ${en}`),
    definition: text(
      `${zh_CN}比前一时段高多少，降价为负；前一时段没有价格时为空`,
      `How much higher the ${en} is than in the preceding period, negative for a cut; blank if that has no price`,
    ),
    formula: text(`${zh_CN} - 前一时段${zh_CN}`, `${en} - ${en} of the preceding period`),
  }) as const satisfies Indicator;

const changeYoy = (of: 'msrp' | 'tp', { zh_CN, en }: Sentence) =>
  ({
    kind: 'difference',
    of,
    against: 'yearBefore',
    ...yuan,
    name: text(`${zh_CN}同比变动额`, `Change in ${en} YoY`),
    definition: text(
      `${zh_CN}比上年相同月份高多少，降价为负；上年没有价格时为空`,
      `How much higher the ${en} is than in the same months of the previous year, negative for a cut; blank if those have no price`,
    ),
    formula: text(`${zh_CN} - 上年相同月份${zh_CN}`, `${en} - ${en} in the same months of the previous year`),
  }) as const satisfies Indicator;

const msrp = text('指导价', 'MSRP');
const tp = text('成交价', 'transaction price');
const named = text('成交价', 'Transaction price');
const discount = { key: 'discount', name: text('折扣率', 'Discount'), unit: text('', ''), format: 'percent' } as const;

/** How prices and discount have moved. */
export const moveIndicators = {
  discountYoy: {
    kind: 'difference',
    of: 'discount',
    against: 'yearBefore',
    points: true,
    ...points,
    name: text('折扣率同比变化', 'Discount change YoY'),
    definition: text(
      '折扣率与上年相同月份之差，以百分点表示；上年没有价格时为空',
      'Discount less that of the same months of the previous year, in percentage points; blank if those have no price',
    ),
    formula: text('折扣率 - 上年相同月份折扣率', 'discount - discount in the same months of the previous year'),
  },
  discountMom: {
    kind: 'difference',
    of: 'discount',
    against: 'before',
    points: true,
    ...points,
    name: text('折扣率环比变化', 'Discount change MoM'),
    definition: text(
      '折扣率与前一时段之差，以百分点表示；前一时段没有价格时为空',
      'Discount less that of the preceding period, in percentage points; blank if that has no price',
    ),
    formula: text('折扣率 - 前一时段折扣率', 'discount - discount of the preceding period'),
  },
  discountYearBefore: formerOf(discount, 'yearBefore'),
  discountBefore: formerOf(discount, 'before'),
  msrpYearBefore: formerOf({ key: 'msrp', name: msrp, ...yuan }, 'yearBefore'),
  tpYearBefore: formerOf({ key: 'tp', name: named, ...yuan }, 'yearBefore'),
  msrpBefore: before('msrp', msrp),
  msrpChange: change('msrp', msrp),
  msrpChangeYoy: changeYoy('msrp', msrp),
  momMsrp: momOf({ key: 'msrp', name: msrp }),
  tpBefore: before('tp', tp),
  tpChange: change('tp', tp),
  tpChangeYoy: changeYoy('tp', tp),
  momTp: momOf({ key: 'tp', name: named }),
} as const satisfies Record<string, Indicator>;
