import { beforeAndAfter, type GateRule, percent, yuan } from '../rule.ts';
import { lastMonth, ofTrims, trimsWhere } from './trims.ts';

/** How many of the newest months are judged against the months before them. */
const recent = 3;

const prices = { before: { zh_CN: '指导价', en: 'MSRP' }, after: { zh_CN: '成交价', en: 'transaction price' } };

/** What must hold of the prices of a release by themselves. */
export const rulesOfItself: readonly GateRule[] = [
  {
    key: 'price.above-msrp',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 20, least: 0, most: 10_000, unit: percent },
    figure: 'count',
    sides: prices,
    name: { zh_CN: '成交价过高', en: 'Transaction price too high' },
    explanation: {
      zh_CN: '某配置某月的成交价高于指导价 {threshold} 以上。',
      en: 'The transaction price of a trim in a month is above its MSRP by more than {threshold}.',
    },
    sql: (threshold) => trimsWhere(`tp > msrp * (1 + ${threshold} / 100)`, 'msrp', 'tp', 'tp / msrp'),
  },
  {
    key: 'price.below-msrp',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 50, least: 0, most: 100, unit: percent },
    figure: 'count',
    sides: prices,
    name: { zh_CN: '成交价过低', en: 'Transaction price too low' },
    explanation: {
      zh_CN: '某配置某月的成交价低于指导价 {threshold} 以上。',
      en: 'The transaction price of a trim in a month is below its MSRP by more than {threshold}.',
    },
    sql: (threshold) => trimsWhere(`tp < msrp * (1 - ${threshold} / 100)`, 'msrp', 'tp', 'msrp / tp'),
  },
  {
    key: 'price.msrp-low',
    severity: 'red',
    against: 'itself',
    threshold: { value: 15_000, least: 0, most: 100_000_000, unit: yuan, whole: true },
    figure: 'count',
    sides: prices,
    name: { zh_CN: '指导价过低', en: 'MSRP too low' },
    explanation: {
      zh_CN: '某配置某月的指导价低于 {threshold}；常见于以万元或千元填写。',
      en: 'The MSRP of a trim in a month is below {threshold}; prices given in thousands or ten thousands look like this.',
    },
    sql: (threshold) => trimsWhere(`msrp < ${threshold}`, 'msrp', 'tp', '-msrp'),
  },
  {
    key: 'price.msrp-high',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 10_000_000, least: 0, most: 1_000_000_000, unit: yuan, whole: true },
    figure: 'count',
    sides: prices,
    name: { zh_CN: '指导价过高', en: 'MSRP too high' },
    explanation: {
      zh_CN: '某配置某月的指导价高于 {threshold}；常见于以分填写。',
      en: 'The MSRP of a trim in a month is above {threshold}; prices given in hundredths of a yuan look like this.',
    },
    sql: (threshold) => trimsWhere(`msrp > ${threshold}`, 'msrp', 'tp', 'msrp'),
  },
  {
    key: 'price.jump',
    severity: 'yellow',
    against: 'itself',
    threshold: { value: 30, least: 0, most: 10_000, unit: percent },
    figure: 'count',
    sides: beforeAndAfter,
    name: { zh_CN: '成交价跳变', en: 'A jump of a transaction price' },
    explanation: {
      zh_CN: `最近 ${recent} 个月中，某配置的成交价比上个月高或低 {threshold} 以上。`,
      en: `In the newest ${recent} months the transaction price of a trim is above or below that of the month before by more than {threshold}.`,
    },
    sql: (threshold) => `
      SELECT f.month, NULL AS source, NULL AS other, f.zh, f.en, e.tp AS before, f.tp AS after,
        GREATEST(f.tp / e.tp, e.tp / f.tp) AS size
      FROM ${ofTrims('fresh')} AS f JOIN ${ofTrims('fresh')} AS e ON e.key = f.key AND e.month = f.month - 1
      WHERE f.month > ${lastMonth('fresh')} - ${recent} AND ABS(f.tp - e.tp) > e.tp * ${threshold} / 100`,
  },
];
