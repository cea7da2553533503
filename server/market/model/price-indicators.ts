import type { PriceIndicatorKey } from '@portal/contract';
import type { Indicator } from './indicators.ts';

/** What a price figure is measured in (S3.026). */
export type PriceMeasure = 'yuan' | 'ratio';

const yuan = { measure: 'yuan', format: 'count', unit: { zh_CN: '元', en: 'yuan' } } as const;
const ratio = { measure: 'ratio', format: 'percent', unit: { zh_CN: '', en: '' } } as const;

/** The figures of prices (S3.025), declared once: what each means and how it is made. */
export const priceIndicators: Record<PriceIndicatorKey, Indicator & { measure: PriceMeasure }> = {
  msrp: {
    ...yuan,
    name: { zh_CN: '指导价', en: 'MSRP' },
    definition: {
      zh_CN: '厂商指导价的平均值，以各配置当月零售量加权；没有零售量时为空',
      en: "Average of the makers' suggested retail prices, weighted by each trim's retail volume of the month; empty without any",
    },
    formula: { zh_CN: 'Σ(指导价 × 零售量) / Σ零售量', en: 'sum(MSRP × retail volume) / sum(retail volume)' },
  },
  tp: {
    ...yuan,
    name: { zh_CN: '成交价', en: 'Transaction price' },
    definition: {
      zh_CN: '实际成交价的平均值，以各配置当月零售量加权；没有零售量时为空',
      en: "Average of what buyers really paid, weighted by each trim's retail volume of the month; empty without any",
    },
    formula: {
      zh_CN: 'Σ(成交价 × 零售量) / Σ零售量',
      en: 'sum(transaction price × retail volume) / sum(retail volume)',
    },
  },
  discount: {
    ...ratio,
    name: { zh_CN: '折扣率', en: 'Discount' },
    definition: {
      zh_CN: '成交价低于指导价的幅度，由两者的加权平均值得出；高于指导价时为负',
      en: 'How far buyers pay below the MSRP, from the two weighted averages; negative where they pay more',
    },
    formula: { zh_CN: '(指导价 - 成交价) / 指导价', en: '(MSRP - transaction price) / MSRP' },
  },
  yoyMsrp: {
    ...ratio,
    name: { zh_CN: '指导价同比', en: 'MSRP year on year' },
    definition: {
      zh_CN: '指导价与上年同月相比的变化，含销售结构的影响；上年同月没有价格时为空',
      en: 'Change of the MSRP against the same month of the year before, shifts between cars included; empty without such a base',
    },
    formula: { zh_CN: '指导价 / 上年同月指导价 - 1', en: 'MSRP / MSRP of the same month a year before - 1' },
  },
  yoyTp: {
    ...ratio,
    name: { zh_CN: '成交价同比', en: 'Transaction price year on year' },
    definition: {
      zh_CN: '成交价与上年同月相比的变化，含销售结构的影响；上年同月没有价格时为空',
      en: 'Change of the transaction price against the same month of the year before, shifts between cars included; empty without such a base',
    },
    formula: {
      zh_CN: '成交价 / 上年同月成交价 - 1',
      en: 'transaction price / transaction price of the same month a year before - 1',
    },
  },
};
