import type { Indicator } from '../indicator.ts';
import { placesBy } from '../place-indicators.ts';
import { basketIndicators } from './indicators-basket.ts';
import { moveIndicators } from './indicators-moves.ts';
import { retailIndicators } from './indicators-retail.ts';
import { discountSpread } from './indicators-spread.ts';

const discount = { zh_CN: '折扣率', en: 'Discount' };
const yuan = { format: 'count', unit: { zh_CN: '元', en: 'yuan' } } as const;
const ratio = { format: 'percent', unit: { zh_CN: '', en: '' } } as const;

/** The figures of prices, declared once: what each means and how it is made; those of S3.025 first. */
export const indicators = {
  msrp: {
    kind: 'weighted',
    column: 'msrp',
    weight: 'volume',
    ...yuan,
    name: { zh_CN: '指导价', en: 'MSRP' },
    definition: {
      zh_CN: '厂商指导价均值，按各配置当月终端零售量加权；当月无零售时为空',
      en: "Average manufacturer's suggested retail price, weighted by each trim's terminal retail volume in the month; blank if there is none",
    },
    formula: {
      zh_CN: 'Σ(指导价 × 终端零售量) / Σ终端零售量',
      en: 'sum(MSRP × terminal retail volume) / sum(terminal retail volume)',
    },
  },
  tp: {
    kind: 'weighted',
    column: 'tp',
    weight: 'volume',
    ...yuan,
    name: { zh_CN: '成交价', en: 'Transaction price' },
    definition: {
      zh_CN: '实际成交价均值，按各配置当月终端零售量加权；当月无零售时为空',
      en: "Average price actually paid by buyers, weighted by each trim's terminal retail volume in the month; blank if there is none",
    },
    formula: {
      zh_CN: 'Σ(成交价 × 终端零售量) / Σ终端零售量',
      en: 'sum(transaction price × terminal retail volume) / sum(terminal retail volume)',
    },
  },
  discount: {
    kind: 'ratio',
    of: 'msrp',
    less: 'tp',
    over: 'msrp',
    ...ratio,
    name: discount,
    definition: {
      zh_CN: '成交价低于指导价的幅度，按两者的加权均值计算；高于指导价时为负',
      en: 'How far the transaction price is below MSRP, based on the two weighted averages; negative if buyers pay more',
    },
    formula: { zh_CN: '(指导价 - 成交价) / 指导价', en: '(MSRP - transaction price) / MSRP' },
  },
  yoyMsrp: {
    kind: 'growth',
    of: 'msrp',
    against: 'yearBefore',
    ...ratio,
    name: { zh_CN: '指导价同比', en: 'MSRP YoY' },
    definition: {
      zh_CN: '指导价与上年同月相比的变动，含销售结构的影响；上年同月无价格时为空',
      en: 'Change in MSRP from the same month of the previous year, including mix effects; blank if that month has no price',
    },
    formula: { zh_CN: '指导价 / 上年同月指导价 - 1', en: 'MSRP / MSRP in the same month of the previous year - 1' },
  },
  yoyTp: {
    kind: 'growth',
    of: 'tp',
    against: 'yearBefore',
    ...ratio,
    name: { zh_CN: '成交价同比', en: 'Transaction price YoY' },
    definition: {
      zh_CN: '成交价与上年同月相比的变动，含销售结构的影响；上年同月无价格时为空',
      en: 'Change in transaction price from the same month of the previous year, including mix effects; blank if that month has no price',
    },
    formula: {
      zh_CN: '成交价 / 上年同月成交价 - 1',
      en: 'transaction price / transaction price in the same month of the previous year - 1',
    },
  },
  ...placesBy('discount', discount),
  ...discountSpread,
  ...basketIndicators,
  ...moveIndicators,
  ...retailIndicators,
} as const satisfies Record<string, Indicator>;
