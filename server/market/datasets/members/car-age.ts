import type { EnumeratedMember } from '../dimension.ts';
import type { FileChain, NameField } from '../file.ts';
import { text } from './declare.ts';
import { knownMembers } from './known.ts';

/** The oldest that a car is said to be, in years: survival beyond it is a mistake of whoever says it. */
export const oldestCar = 100;

const ages: readonly EnumeratedMember[] = Array.from({ length: oldestCar + 1 }, (_, years) => ({
  key: String(years),
  name: years === 0 ? text('不满1年', 'Under 1 year') : text(`${years}年`, years === 1 ? '1 year' : `${years} years`),
}));

/** How old a car is: the year of the figures less the year of its first registration. */
export const carAge = knownMembers('carAge', 'car_age', ages, {
  name: text('车龄', 'Age'),
  definition: text(
    '统计年份减去首次登记年份；当年登记的车为不满 1 年',
    'Year of the figures less the year of first registration; cars registered in that year are under 1 year',
  ),
});

/** The age of a file's row, in whole years. */
export const ageField = {
  age: { kind: 'name', name: text('车龄（年）', 'Age (years)'), also: ['age', '车龄', 'car age'] },
} as const satisfies Record<string, NameField>;

export const ageOfFile: FileChain = { kind: 'levels', levels: [{ table: 'car_age', name: 'age' }] };

/** What is wrong with an age: a sentence, or null where nothing is. */
export function faultOfAge(age: string | number | undefined) {
  const written = String(age ?? '');
  if (/^\d{1,3}$/.test(written) && Number(written) <= oldestCar) return null;
  return {
    field: 'age',
    sentence: text(
      `车龄应为 0 到 ${oldestCar} 的整年数，这里是“${written}”：没有车能使用超过 ${oldestCar} 年。`,
      `An age is a whole number of years from 0 to ${oldestCar}, and this one is “${written}”: no car is in use beyond ${oldestCar} years.`,
    ),
  };
}
