import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { formerOf, formerShareOf } from '../usual-indicators.ts';

const volume: { key: string; name: Sentence } = { key: 'volume', name: { zh_CN: '销量', en: 'Sales' } };
const vehicles: Sentence = { zh_CN: '辆', en: 'units' };
const asCounted = { unit: vehicles, format: 'count' } as const;

/** What the figures of the market were, to stand beside what they are. */
export const formerFigures = {
  volumeYearBefore: formerOf({ ...volume, ...asCounted }, 'yearBefore'),
  volumeBefore: formerOf({ ...volume, ...asCounted }, 'before'),
  cumulativeVolumeYearBefore: {
    kind: 'former',
    of: 'volume',
    against: 'yearBefore',
    toDate: true,
    ...asCounted,
    name: { zh_CN: '上年同期累计销量', en: 'YTD sales a year before' },
    definition: {
      zh_CN: '上年 1 月至时段末相同月份的累计销量；那些月份未覆盖时为空，不等于零',
      en: 'YTD sales of the previous year up to the same month; blank if a month is not covered, which is not zero',
    },
    formula: {
      zh_CN: '上年 1 月至相同月份各月销量之和',
      en: 'sum of sales from January to the same month of the previous year',
    },
  },
  shareYearBefore: formerShareOf(volume, 'yearBefore'),
  shareBefore: formerShareOf(volume, 'before'),
  shareChangeMom: {
    kind: 'shareChange',
    of: 'volume',
    against: 'before',
    format: 'points',
    name: { zh_CN: '份额环比变化', en: 'Share change MoM' },
    unit: { zh_CN: '百分点', en: 'pp' },
    definition: {
      zh_CN: '与前一时段的份额之差，单位为百分点；时段未结束时与前一时段的相同月份相比；那时的市场未覆盖或为零时为空',
      en: 'Share minus the share in the preceding period, in percentage points; one still in progress is compared with the same months of it; blank if that market is not covered or zero',
    },
    formula: { zh_CN: '(份额 - 前一时段份额) × 100', en: '(share - share in the preceding period) × 100' },
  },
} as const satisfies Record<string, Indicator>;
