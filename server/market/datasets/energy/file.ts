import type { FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { trimFields, trimOfYear, trimYear } from '../members/trim-file.ts';

/** A file of electric cars: a row for a month and trim. */
export const energyFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    ...trimFields,
    ...trimYear,
    range: {
      kind: 'figure',
      column: 'range_km',
      as: 'count',
      least: 1,
      name: text('纯电续航里程（CLTC，公里）', 'Electric range (CLTC, km)'),
      also: ['range', '纯电续航', '续航里程', '续航'],
    },
    battery: {
      kind: 'figure',
      column: 'battery',
      as: 'count',
      per: 100,
      least: 1,
      name: text('电池容量（千瓦时）', 'Battery capacity (kWh)'),
      also: ['battery', 'kwh', '电池容量', '电量'],
    },
    power: {
      kind: 'figure',
      column: 'power',
      as: 'count',
      per: 10,
      least: 1,
      name: text('电机功率（千瓦）', 'Motor power (kW)'),
      also: ['power', 'kw', '功率'],
    },
    volume: {
      kind: 'figure',
      column: 'volume',
      as: 'count',
      otherwise: 0,
      name: text('终端零售量', 'Terminal retail volume'),
    },
  },
  chains: { trims: trimOfYear },
  follow: () => ({ trims: 1 }),
};
