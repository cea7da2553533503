/** What a row names a car by, from the widest name to the narrowest. */
export const carLevels = ['manufacturer', 'brand', 'model', 'subModel'] as const;
export type NamedLevel = (typeof carLevels)[number];

/**
 * What a row can say of a car besides its names: of which member it is said, in the order of that member's codes in the
 * market, and whether it may be another from a month on.
 */
export const carFields = {
  manufacturerType: { of: 'manufacturer', dated: true },
  luxuryType: { of: 'brand', dated: true },
  origin: { of: 'brand', dated: true },
  fuelType: { of: 'subModel', dated: false },
  segment: { of: 'subModel', dated: true },
  originType: { of: 'subModel', dated: true },
} as const satisfies Record<string, { of: NamedLevel; dated: boolean }>;

export type CarField = keyof typeof carFields;
export const allCarFields = Object.keys(carFields) as CarField[];

/** @returns what is said of a member of a level */
export const fieldsOf = (level: NamedLevel): CarField[] =>
  allCarFields.filter((field) => carFields[field].of === level);

type Dated = { [Field in CarField]: (typeof carFields)[Field]['dated'] extends true ? Field : never }[CarField];

/** What describes a member and may change: `segmentFrom` names the month from which the segment of the row holds. */
export const datedFields = allCarFields.filter((field): field is Dated => carFields[field].dated);

/** A car as a row tells of it: each name, and what is said besides. */
export type Car = Record<NamedLevel | CarField, string>;
