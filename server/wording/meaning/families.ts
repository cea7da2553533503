/** Dimensions that name cars and who makes them. */
export const cars: ReadonlySet<string> = new Set(['manufacturer', 'brand', 'model', 'subModel', 'trim']);

/** Dimensions that name places. */
export const places: ReadonlySet<string> = new Set(['area', 'province', 'city', 'tier', 'restrictionType']);
