import type { IndicatorKey } from '@portal/contract';
import type { Sentence } from '../../kernel/sentence.ts';

export interface Indicator {
  name: Sentence;
  unit: Sentence;
  format: 'count' | 'percent' | 'points' | 'index';
  definition: Sentence;
  formula: Sentence;
}

const none: Sentence = { zh_CN: '', en: '' };
const cars: Sentence = { zh_CN: '辆', en: 'cars' };

/** The figures of the market (S3.041), declared once: what each means and how it is made. */
export const indicators: Record<IndicatorKey, Indicator> = {
  volume: {
    name: { zh_CN: '销量', en: 'Volume' },
    unit: cars,
    format: 'count',
    definition: { zh_CN: '时段内的车辆数', en: 'Cars in the period' },
    formula: { zh_CN: '时段内各月销量之和', en: 'Sum of the months of the period' },
  },
  cumulativeVolume: {
    name: { zh_CN: '累计销量', en: 'Volume year to date' },
    unit: cars,
    format: 'count',
    definition: {
      zh_CN: '时段末所在年份一月至时段末的车辆数；一月起数据不全时为空',
      en: "Cars from January of the year in which the period ends to the period's end; empty where a month is missing",
    },
    formula: { zh_CN: '一月至时段末各月销量之和', en: "Sum of the months from January to the period's end" },
  },
  yoy: {
    name: { zh_CN: '同比', en: 'Year on year' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '与上年同样月份相比的增长；上年数据不全或为零时为空',
      en: 'Growth against the same months of the year before; empty where these are not all covered, or zero',
    },
    formula: { zh_CN: '销量 / 上年同月销量 - 1', en: 'volume / volume of the same months a year before - 1' },
  },
  mom: {
    name: { zh_CN: '环比', en: 'Period on period' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '与紧邻的前一个等长时段相比的增长；前一时段数据不全或为零时为空',
      en: 'Growth against the period of equal length directly before; empty where it is not all covered, or zero',
    },
    formula: { zh_CN: '销量 / 前一等长时段销量 - 1', en: 'volume / volume of the equally long period before - 1' },
  },
  ytdGrowth: {
    name: { zh_CN: '累计同比', en: 'Year-to-date growth' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '累计销量与上年同期累计相比的增长；上年数据不全或为零时为空',
      en: 'Growth of the volume year to date against the same months of the year before; empty without such a base',
    },
    formula: { zh_CN: '累计销量 / 上年同期累计销量 - 1', en: 'volume year to date / the same a year before - 1' },
  },
  share: {
    name: { zh_CN: '份额', en: 'Share' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '在同样筛选条件下市场中的占比；对所列维度本身的筛选不缩小市场',
      en: 'Part of the market under the same filters, where filters on the listed dimensions do not narrow the market',
    },
    formula: { zh_CN: '销量 / 市场销量', en: 'volume / volume of the market' },
  },
  shareChange: {
    name: { zh_CN: '份额变化', en: 'Share change' },
    unit: { zh_CN: '百分点', en: 'pp' },
    format: 'points',
    definition: {
      zh_CN: '份额与上年同月份额之差，单位百分点；上年市场数据不全或为零时为空',
      en: 'Share less the share in the same months of the year before, in percentage points; empty without such a base',
    },
    formula: { zh_CN: '(份额 - 上年同月份额) × 100', en: '(share - share of the same months a year before) × 100' },
  },
  volumeIndex: {
    name: { zh_CN: '销量指数', en: 'Volume index' },
    unit: none,
    format: 'index',
    definition: {
      zh_CN: '以所选时间范围内第一个时段为 100；不按时间列出时为空',
      en: 'First period of the span = 100; empty where the figures are not listed by period',
    },
    formula: { zh_CN: '销量 / 第一个时段销量 × 100', en: 'volume / volume of the first period × 100' },
  },
};
