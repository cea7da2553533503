import { mixed } from './mixed.ts';

/**
 * S9.040 A85: ten colours that begin with the primary one, in the order in which they are taken: the first ones differ
 * most. They are told apart without red or green sight, a thin line of each is seen on a card, and none is so dark that
 * it would pass for black; the test beside holds all three.
 */
export const palette = [
  '#3366FF',
  '#DD7700',
  '#0099AA',
  '#883344',
  '#EE3344',
  '#881199',
  '#229955',
  '#0088DD',
  '#DD2288',
  '#555500',
] as const;

/** The same places on a dark ground, where dark colours would be lost and bright ones glare: lighter, and quieter. */
export const darkPalette = [
  '#6B8FFF',
  '#E6C367',
  '#76C8D2',
  '#9A584F',
  '#D08D68',
  '#96539E',
  '#9ED2B1',
  '#73B5F1',
  '#A26281',
  '#6D7314',
] as const;

/** What is no series of its own: others, unknown. */
export const othersKey = 'others';
const othersColour = { light: '#8590A2', dark: '#76839B' };

/** Members met in most charts have a place of their own, the same whatever stands beside them. */
const places: Record<string, number> = {
  total: 0,
  passengerVehicles: 0,
  newEnergy: 2,
  yoy: 1,
  mom: 3,
  DATASOURCE_CLH_PIFA: 0,
  DATASOURCE_CLH_SALES: 1,
  DATASOURCE_ZD_LINGSHOU: 2,
  ICE: 0,
  BEV: 2,
  PHEV: 1,
  EREV: 3,
  HEV: 4,
};

/** The place that a member would have by its key alone, the same in every chart and on every visit. */
function placeOfKey(key: string, places: number): number {
  let sum = 2166136261;
  for (const sign of key) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619);
  return (sum >>> 0) % places;
}

/** Colours by places: those that have one of their own take it first, the others the next free one from that they want. */
function placedColours(keys: readonly string[], ground: 'light' | 'dark', wantedBy: (key: string) => number): string[] {
  const colours = ground === 'dark' ? darkPalette : palette;
  const own = (key: string) => (keys.length === 1 ? 0 : places[key]);
  const taken = new Set<number>();
  const chosen = new Map<string, number>();
  const take = (key: string, wanted: number) => {
    if (taken.size >= colours.length) taken.clear();
    let place = wanted;
    while (taken.has(place)) place = (place + 1) % colours.length;
    taken.add(place);
    chosen.set(key, place);
  };
  const named = keys.filter((key) => key !== othersKey);
  for (const key of named) {
    const place = own(key);
    if (place !== undefined) take(key, place);
  }
  for (const key of named) if (own(key) === undefined) take(key, wantedBy(key));
  return keys.map((key) => (key === othersKey ? othersColour[ground] : (colours[chosen.get(key) ?? 0] ?? colours[0])));
}

/**
 * S9.039: a colour for each series, the same on each visit: a known series has its own place, the others take those
 * that are free in the order of the chart, so that the first of them have the colours that differ most.
 * @param keys keys of the series, in their order
 */
export const seriesColours = (keys: readonly string[], ground: 'light' | 'dark' = 'light'): string[] =>
  placedColours(keys, ground, () => 0);

/**
 * A colour for each member of a list whose order changes from month to month: by its key, so that it stays the same
 * wherever the member stands. Ten that follow each other never share one.
 */
export const memberColours = (keys: readonly string[], ground: 'light' | 'dark' = 'light'): string[] =>
  placedColours(keys, ground, (key) => placeOfKey(key, palette.length));

/** The ends of the colours of series that have an order: quiet for the first, strong for the last. */
const order = { light: ['#a9c0ff', '#3366ff', '#14277a'], dark: ['#2c3f7d', '#6b8fff', '#dbe4ff'] } as const;

/** One colour of many strengths, for series that have an order of their own. @param keys in that order */
export function orderedColours(keys: readonly string[], ground: 'light' | 'dark' = 'light'): string[] {
  const steps = keys.filter((key) => key !== othersKey).length;
  const [first, middle, last] = order[ground];
  let at = 0;
  return keys.map((key) => {
    if (key === othersKey) return othersColour[ground];
    const place = steps === 1 ? 0.5 : at++ / (steps - 1);
    return place < 0.5 ? mixed(first, middle, place * 2) : mixed(middle, last, place * 2 - 1);
  });
}
