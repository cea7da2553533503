import type { FileDeclaration } from '../file.ts';
import { ageField, ageOfFile, faultOfAge } from '../members/car-age.ts';
import { faultOfPrice } from '../members/car-price.ts';
import { text } from '../members/declare.ts';
import { subModelLevels, trimFields } from '../members/trim-file.ts';

const { brand, model, subModel, fuelType } = trimFields;

/** What a used car fetches at most beside its price when new: more is a mistake of units. */
const mostRate = 2;

/** A file of used-car prices: a row for a month, sub-model and age; yuan. */
export const residualFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    brand,
    model,
    subModel,
    fuelType,
    ...ageField,
    usedPrice: {
      kind: 'figure',
      column: 'used_price',
      as: 'yuan',
      least: 1,
      name: text('二手车价格', 'Used-car price'),
      also: ['used price', '二手车成交价', '残值'],
    },
    newPrice: {
      kind: 'figure',
      column: 'new_price',
      as: 'yuan',
      least: 1,
      name: text('新车时指导价', 'MSRP when new'),
      also: ['new price', '新车指导价'],
    },
    cars: {
      kind: 'figure',
      column: 'cars',
      as: 'count',
      otherwise: 1,
      least: 1,
      name: text('二手车成交量', 'Used cars sold'),
      also: ['used cars', '成交量', '样本量'],
    },
  },
  chains: { product: { kind: 'levels', levels: subModelLevels }, carAge: ageOfFile },
  fault({ age, usedPrice, newPrice }) {
    const fault =
      faultOfAge(age) ??
      faultOfPrice('usedPrice', text('二手车价格', 'The used-car price'), Number(usedPrice)) ??
      faultOfPrice('newPrice', text('新车时指导价', 'The MSRP when new'), Number(newPrice));
    if (fault) return fault;
    const rate = Number(usedPrice) / Number(newPrice);
    if (rate <= mostRate) return null;
    return {
      field: 'usedPrice',
      sentence: text(
        `二手车价格 ${usedPrice} 元为新车时指导价 ${newPrice} 元的 ${Math.round(rate * 100)}%：残值率不会超过 ${mostRate * 100}%，请检查单位。`,
        `A used car for ${usedPrice} yuan is ${Math.round(rate * 100)}% of the MSRP of ${newPrice} yuan when new: no residual value is above ${mostRate * 100}%, so check the unit.`,
      ),
    };
  },
};
