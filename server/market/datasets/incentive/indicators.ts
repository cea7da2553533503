import type { Indicator } from '../indicator.ts';
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

const total = { zh_CN: '终端优惠', en: 'Incentive' };

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
  momIncentive: momOf({ key: 'incentive', name: total }),
} as const satisfies Record<string, Indicator>;
