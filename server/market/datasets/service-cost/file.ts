import type { FileDeclaration } from '../file.ts';
import { faultOfPrice } from '../members/car-price.ts';
import { text } from '../members/declare.ts';
import { trimFields, trimOfYear, trimYear } from '../members/trim-file.ts';
import { costFields } from './parts.ts';

/** A part of a whole that no car has: all its parts for less than itself, or for twenty times as much. */
const [leastRatio, mostRatio] = [1, 20] as const;

/** A file of service cost: a row for a year and trim; yuan in five years. */
export const serviceFile: FileDeclaration = {
  fields: {
    year: { kind: 'time', unit: 'year', name: text('年份', 'Year'), also: ['year'] },
    ...trimFields,
    ...trimYear,
    ...costFields,
    partsPrice: {
      kind: 'figure',
      column: 'parts',
      as: 'yuan',
      least: 1,
      name: text('配件价格之和', 'Price of all parts'),
      also: ['parts', '配件总价'],
    },
    msrp: { kind: 'figure', column: 'msrp', as: 'yuan', least: 1, name: text('指导价', 'MSRP') },
    volume: {
      kind: 'figure',
      column: 'volume',
      as: 'count',
      otherwise: 1,
      name: text('终端零售量', 'Terminal retail volume'),
    },
  },
  chains: { trims: trimOfYear },
  fault({ partsPrice, msrp }) {
    const price = faultOfPrice('msrp', text('指导价', 'The MSRP'), Number(msrp));
    if (price) return price;
    const ratio = Number(partsPrice) / Number(msrp);
    if (ratio >= leastRatio && ratio <= mostRatio) return null;
    return {
      field: 'partsPrice',
      sentence: text(
        `配件价格之和 ${partsPrice} 元为指导价 ${msrp} 元的 ${Math.round(ratio * 100)}%：零整比应在 100% 到 ${mostRatio * 100}% 之间，请检查单位。`,
        `All parts for ${partsPrice} yuan are ${Math.round(ratio * 100)}% of the MSRP of ${msrp} yuan: a parts-to-car ratio lies between 100% and ${mostRatio * 100}%, so check the unit.`,
      ),
    };
  },
  follow: (row) => ({ total: Object.keys(costFields).reduce((sum, key) => sum + Number(row[key]), 0) }),
};
