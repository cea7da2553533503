import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { contributionOf, placesBy } from '../place-indicators.ts';
import { changes } from './changes.ts';
import { formerFigures } from './former.ts';
import { newEnergyFigures } from './new-energy.ts';

const none: Sentence = { zh_CN: '', en: '' };
const volume: Sentence = { zh_CN: '销量', en: 'Sales' };
const vehicles: Sentence = { zh_CN: '辆', en: 'units' };

/** The figures of the market (S3.041), declared once: what each means and how it is made. */
export const indicators = {
  volume: {
    kind: 'additive',
    column: 'volume',
    name: volume,
    unit: vehicles,
    format: 'count',
    definition: { zh_CN: '时段内的销售辆数', en: 'Units in the period' },
    formula: { zh_CN: '时段内各月销量之和', en: 'Sum of the months in the period' },
  },
  cumulativeVolume: {
    kind: 'toDate',
    of: 'volume',
    name: { zh_CN: '累计销量', en: 'YTD sales' },
    unit: vehicles,
    format: 'count',
    definition: {
      zh_CN: '当年 1 月至时段末的销售辆数；期间数据不全时为空',
      en: 'Units from January to the end of the period, within the same year; blank if a month is missing',
    },
    formula: { zh_CN: '当年 1 月至时段末各月销量之和', en: 'Sum of the months from January to the end of the period' },
  },
  yoy: {
    kind: 'growth',
    of: 'volume',
    against: 'yearBefore',
    name: { zh_CN: '同比', en: 'YoY' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '与上年相同月份相比的增幅；上年数据不全或为零时为空',
      en: 'Change from the same months of the previous year; blank if any of them is missing or they total zero',
    },
    formula: { zh_CN: '销量 / 上年同月销量 - 1', en: 'sales / sales in the same months of the previous year - 1' },
  },
  mom: {
    kind: 'growth',
    of: 'volume',
    against: 'before',
    name: { zh_CN: '环比', en: 'MoM' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '与前一时段相比的增幅；时段未结束时与前一时段的相同月份相比；前一时段数据不全或为零时为空',
      en: 'Change from the preceding period; one still in progress is compared with the same months of the preceding one; blank if those are incomplete or zero',
    },
    formula: {
      zh_CN: '销量 / 前一时段相同月份销量 - 1',
      en: 'sales / sales in the same months of the preceding period - 1',
    },
  },
  ytdGrowth: {
    kind: 'growth',
    of: 'volume',
    against: 'yearBefore',
    toDate: true,
    name: { zh_CN: '累计同比', en: 'YTD growth' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '累计销量与上年同期累计销量相比的增幅；上年数据不全或为零时为空',
      en: 'Change in YTD sales from the same months of the previous year; blank if any of them is missing or they total zero',
    },
    formula: { zh_CN: '累计销量 / 上年同期累计销量 - 1', en: 'YTD sales / YTD sales of the previous year - 1' },
  },
  share: {
    kind: 'share',
    of: 'volume',
    name: { zh_CN: '份额', en: 'Share' },
    unit: none,
    format: 'percent',
    definition: {
      zh_CN: '占相同筛选条件下整体市场的比例；对所列维度的筛选不缩小市场范围',
      en: 'Share of the market under the same filters; filters on the dimensions listed do not narrow the market',
    },
    formula: { zh_CN: '销量 / 市场销量', en: 'sales / market sales' },
  },
  shareChange: {
    kind: 'shareChange',
    of: 'volume',
    name: { zh_CN: '份额变化', en: 'Share change' },
    unit: { zh_CN: '百分点', en: 'pp' },
    format: 'points',
    definition: {
      zh_CN: '与上年相同月份的份额之差，单位为百分点；上年市场数据不全或为零时为空',
      en: 'Share minus the share in the same months of the previous year, in percentage points; blank if that market is incomplete or zero',
    },
    formula: {
      zh_CN: '(份额 - 上年同月份额) × 100',
      en: '(share - share in the same months of the previous year) × 100',
    },
  },
  volumeIndex: {
    kind: 'index',
    of: 'volume',
    name: { zh_CN: '销量指数', en: 'Sales index' },
    unit: none,
    format: 'index',
    definition: {
      zh_CN: '以基期为 100，未指定时为所选时间范围内的第一个时段；基期未覆盖或为零、或未按时间列出时为空',
      en: 'Base period = 100: the one that is chosen, or the first of the selected range; blank if it is not covered or zero, and unless figures are listed by period',
    },
    formula: { zh_CN: '销量 / 基期销量 × 100', en: 'sales / sales in the base period × 100' },
  },
  ...changes,
  ...formerFigures,
  ...newEnergyFigures,
  ...placesBy('volume', volume),
  volumeContribution: contributionOf('volume', volume, 'before'),
  volumeContributionYoy: contributionOf('volume', volume, 'yearBefore'),
} as const satisfies Record<string, Indicator>;
