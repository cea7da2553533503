import type { FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { placeFields, placeOfFile } from '../members/place-file.ts';
import { trimFields, trimOfYear, trimYear } from '../members/trim-file.ts';

/** A file of prices: a row for a month, trim and city, or of the whole country. */
export const priceFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    ...trimFields,
    ...trimYear,
    ...placeFields,
    msrp: { kind: 'figure', column: 'msrp', as: 'yuan', least: 1, name: text('指导价', 'MSRP') },
    tp: { kind: 'figure', column: 'tp', as: 'yuan', least: 1, name: text('成交价', 'Transaction price') },
    volume: { kind: 'figure', column: 'volume', as: 'count', name: text('终端零售量', 'Terminal retail volume') },
  },
  chains: { trims: trimOfYear, place: placeOfFile },
};
