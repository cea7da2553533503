import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { placesBy } from '../place-indicators.ts';
import { momOf, yoyOf } from '../usual-indicators.ts';

/** A kind of incentive: the mean over the cars of the period. */
const perCar = (column: string, [zh_CN, en]: readonly [string, string], [zh, english]: readonly [string, string]) =>
  ({
    kind: 'weighted',
    column,
    weight: 'volume',
    format: 'count',
    unit: { zh_CN: '元', en: 'yuan' },
    name: { zh_CN, en },
    definition: {
      zh_CN: `${zh}，每辆均值，按各配置在该城市当月的终端零售量加权；没有零售时为空`,
      en: `${english}, mean per vehicle, weighted by each trim's terminal retail volume in the city and month; blank if there is none`,
    },
    formula: {
      zh_CN: `Σ(${zh_CN} × 终端零售量) / Σ终端零售量`,
      en: `sum(${en} × terminal retail volume) / sum(terminal retail volume)`,
    },
  }) as const satisfies Indicator;

const yuan = { format: 'count', unit: text('元', 'yuan') } as const;
const retail = text('终端零售量', 'Terminal retail volume');
const total = { zh_CN: '终端优惠', en: 'Incentive' };

/** What the incentive was in an earlier period. */
const formerOf = (against: 'before' | 'yearBefore', name: Sentence, [zh, en]: readonly [string, string]) =>
  ({
    kind: 'former',
    of: 'incentive',
    against,
    name,
    ...yuan,
    definition: text(`${zh}的终端优惠均值；没有时为空`, `Mean incentive of ${en}; blank if there is none`),
    formula: text(`${zh}的终端优惠`, `incentive of ${en}`),
  }) as const satisfies Indicator;

/** How many yuan more are given for a car than in an earlier period. */
const changeOf = (against: 'before' | 'yearBefore', name: Sentence, [zh, en]: readonly [string, string]) =>
  ({
    kind: 'difference',
    of: 'incentive',
    against,
    name,
    ...yuan,
    definition: text(
      `每辆终端优惠与${zh}之差，收窄为负；${zh}没有零售时为空`,
      `Incentive per vehicle less that of ${en}, negative where it narrowed; blank if those have no retail`,
    ),
    formula: text(`终端优惠 - ${zh}终端优惠`, `incentive - incentive of ${en}`),
  }) as const satisfies Indicator;

/** The figures of incentives, declared once. */
export const indicators = {
  incentive: perCar(
    'total',
    [total.zh_CN, total.en],
    [
      '现金优惠、置换补贴、金融贴息、赠品与保险补贴之和',
      'Cash, trade-in, finance subsidy, gifts and insurance together',
    ],
  ),
  cash: perCar('cash', ['现金优惠', 'Cash incentive'], ['直接减免的车款', 'Money off the price']),
  tradeIn: perCar(
    'trade_in',
    ['置换补贴', 'Trade-in subsidy'],
    ['旧车置换时的补贴', 'What is given for a used car traded in'],
  ),
  financeSubsidy: perCar(
    'finance',
    ['金融贴息', 'Finance subsidy'],
    ['厂商或经销商承担的贷款利息', 'Interest of a loan borne by manufacturer or dealer'],
  ),
  gifts: perCar(
    'gifts',
    ['赠品', 'Gifts'],
    ['随车赠送的物品与服务的价值', 'Value of goods and services given with the vehicle'],
  ),
  insurance: perCar(
    'insurance',
    ['保险补贴', 'Insurance subsidy'],
    ['代付的保险费', 'Insurance premiums paid for the buyer'],
  ),
  msrp: perCar('msrp', ['指导价', 'MSRP'], ['厂商指导价', "Manufacturer's suggested retail price"]),
  incentiveDepth: {
    kind: 'ratio',
    of: 'incentive',
    over: 'msrp',
    format: 'percent',
    unit: { zh_CN: '', en: '' },
    name: { zh_CN: '优惠力度', en: 'Incentive depth' },
    definition: {
      zh_CN: '终端优惠占指导价的比例，按两者的加权均值计算',
      en: 'Incentive as a part of MSRP, based on the two weighted averages',
    },
    formula: { zh_CN: '终端优惠 / 指导价', en: 'incentive / MSRP' },
  },
  yoyIncentive: yoyOf({ key: 'incentive', name: total }),
  ...placesBy('incentive', total),
  momIncentive: momOf({ key: 'incentive', name: total }),
  incentiveBefore: formerOf('before', text('上期优惠', 'Former incentive'), ['前一时段', 'the preceding period']),
  incentiveChange: changeOf('before', text('环比变动额', 'MoM change'), ['前一时段', 'the preceding period']),
  incentiveYearBefore: formerOf('yearBefore', text('上年同期优惠', 'Incentive a year before'), [
    '上年相同月份',
    'the same months of the previous year',
  ]),
  incentiveChangeYoy: changeOf('yearBefore', text('同比变动额', 'YoY change'), [
    '上年相同月份',
    'the same months of the previous year',
  ]),
  depthChange: {
    kind: 'difference',
    of: 'incentiveDepth',
    against: 'before',
    points: true,
    format: 'points',
    unit: text('百分点', 'pp'),
    name: text('优惠力度变化', 'Change in incentive depth'),
    definition: text(
      '优惠力度与前一时段之差，以百分点表示；前一时段没有零售时为空',
      'Incentive depth less that of the preceding period, in percentage points; blank if that period has no retail',
    ),
    formula: text('(优惠力度 - 前一时段优惠力度) × 100', '(depth - depth of the preceding period) × 100'),
  },
  depthChangeYoy: {
    kind: 'difference',
    of: 'incentiveDepth',
    against: 'yearBefore',
    points: true,
    format: 'points',
    unit: text('百分点', 'pp'),
    name: text('优惠力度同比变化', 'Change in incentive depth YoY'),
    definition: text(
      '优惠力度与上年相同月份之差，以百分点表示；上年没有零售时为空',
      'Incentive depth less that of the same months of the previous year, in percentage points; blank if those have no retail',
    ),
    formula: text(
      '(优惠力度 - 上年相同月份优惠力度) × 100',
      '(depth - depth in the same months of the previous year) × 100',
    ),
  },
  retailVolume: {
    kind: 'additive',
    column: 'volume',
    format: 'count',
    unit: text('辆', 'units'),
    name: retail,
    definition: text(
      '有终端优惠记录的配置在所列城市的终端零售量，即优惠的权重；不与销量数据集的任何口径相加',
      'Terminal retail volume of the trims and cities whose incentives are recorded, which is the weight of the incentives; never added to sales of any source',
    ),
    formula: text('Σ终端零售量', 'sum of terminal retail volume'),
  },
  retailYoy: yoyOf({ key: 'retailVolume', name: retail }),
  retailMom: momOf({ key: 'retailVolume', name: retail }),
} as const satisfies Record<string, Indicator>;
