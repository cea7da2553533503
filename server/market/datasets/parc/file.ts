import type { FileDeclaration } from '../file.ts';
import { ageField, ageOfFile, faultOfAge } from '../members/car-age.ts';
import { text } from '../members/declare.ts';
import { placeFields, placeOfFile } from '../members/place-file.ts';
import { subModelLevels, trimFields } from '../members/trim-file.ts';
import { curveFields, curvesOfFile } from './curves.ts';

const { brand, model, subModel, fuelType } = trimFields;

/** A file of cars in use: a row for a year, sub-model, place, age and curve. */
export const parcFile: FileDeclaration = {
  fields: {
    year: { kind: 'time', unit: 'year', name: text('年份', 'Year'), also: ['year', '统计年份'] },
    brand,
    model,
    subModel,
    fuelType,
    ...placeFields,
    ...ageField,
    registered: {
      kind: 'figure',
      column: 'registered',
      as: 'count',
      name: text('登记量', 'Registrations'),
      also: ['registered', '首次登记', '上牌量'],
    },
    inUse: {
      kind: 'figure',
      column: 'in_use',
      as: 'count',
      name: text('保有量', 'Parc'),
      also: ['in use', 'cars in use'],
    },
    ...curveFields,
  },
  chains: {
    product: { kind: 'levels', levels: subModelLevels },
    place: placeOfFile,
    carAge: ageOfFile,
    curves: curvesOfFile,
  },
  fault({ age, registered, inUse }) {
    const fault = faultOfAge(age);
    if (fault) return fault;
    if (Number(inUse) <= Number(registered)) return null;
    return {
      field: 'inUse',
      sentence: text(
        `保有量 ${inUse} 大于登记量 ${registered}：存活率不能超过 100%。`,
        `${inUse} cars in use are more than the ${registered} that were registered: survival cannot be above 100%.`,
      ),
    };
  },
  follow: ({ age }) => ({ age_years: Number(age) }),
};
