import { type CarCode, type CarName, salesFile } from '../../market/index.ts';

/** What a row names a car by, from the widest name to the narrowest. */
export const carLevels = ['manufacturer', 'brand', 'model', 'subModel'] as const satisfies readonly CarName[];
export type NamedLevel = (typeof carLevels)[number];

export type CarField = CarCode;

/**
 * What a row can say of a car besides its names: of which member it is said and in which column of its table, in the
 * order of those, and whether it may be another from a month on. All of it follows from what the market declares of cars.
 */
export const carFields = Object.fromEntries(
  salesFile.chains.product.levels
    .toReversed()
    .flatMap(({ name, codes = {}, dated = [] }) =>
      Object.entries(codes).map(([column, field]) => [field, { of: name, column, dated: dated.includes(column) }]),
    ),
) as Readonly<Record<CarField, { of: NamedLevel; column: string; dated: boolean }>>;

export const allCarFields = Object.keys(carFields) as CarField[];

/** @returns what is said of a member of a level */
export const fieldsOf = (level: NamedLevel): CarField[] =>
  allCarFields.filter((field) => carFields[field].of === level);

/** What describes a member and may change: `segmentFrom` names the month from which the segment of the row holds. */
export const datedFields = allCarFields.filter((field) => carFields[field].dated);

/** A car as a row tells of it: each name, and what is said besides. */
export type Car = Record<NamedLevel | CarField, string>;
