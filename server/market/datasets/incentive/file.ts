import type { FigureField, FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { placeFields, placeOfFile } from '../members/place-file.ts';
import { trimFields, trimOfYear, trimYear } from '../members/trim-file.ts';

const given = (column: string, zh_CN: string, en: string): FigureField => ({
  kind: 'figure',
  column,
  as: 'yuan',
  otherwise: 0,
  name: text(zh_CN, en),
});

const parts = {
  cash: given('cash', '现金优惠', 'Cash incentive'),
  tradeIn: given('trade_in', '置换补贴', 'Trade-in subsidy'),
  finance: given('finance', '金融贴息', 'Finance subsidy'),
  gifts: given('gifts', '赠品', 'Gifts'),
  insurance: given('insurance', '保险补贴', 'Insurance subsidy'),
};

/** A file of incentives: a row for a month, trim and city; what is given for a car, in yuan. */
export const incentiveFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    ...trimFields,
    ...trimYear,
    ...placeFields,
    ...parts,
    msrp: { kind: 'figure', column: 'msrp', as: 'yuan', least: 1, name: text('指导价', 'MSRP') },
    volume: { kind: 'figure', column: 'volume', as: 'count', name: text('终端零售量', 'Terminal retail volume') },
  },
  chains: { trims: trimOfYear, place: placeOfFile },
  follow: (row) => ({ total: Object.keys(parts).reduce((sum, key) => sum + Number(row[key]), 0) }),
};
