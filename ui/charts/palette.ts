/**
 * S9.040 A85: ten colours that begin with the primary one. They differ in lightness as much as in hue, so that they
 * are told apart without red or green sight, and a thin line of each is seen on a card; the test beside holds both.
 */
export const palette = [
  '#3366FF',
  '#D47500',
  '#0A9079',
  '#C0275F',
  '#3897D3',
  '#6E4300',
  '#5A1A3D',
  '#B84BA0',
  '#14149E',
  '#7F9A4E',
] as const;

/** The same places on a dark ground, where dark colours would be lost. */
export const darkPalette = [
  '#6B8FFF',
  '#F09A2A',
  '#23AB92',
  '#D24D7A',
  '#8FD0F5',
  '#A3823A',
  '#B3541E',
  '#F6C0D0',
  '#3F7396',
  '#C9E89A',
] as const;

/** What is no series of its own: others, unknown. */
export const othersKey = 'others';
const othersColour = { light: '#8590A2', dark: '#76839B' };

/** Members met in most charts have a place of their own; the rest find theirs by their key. */
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

function placeOf(key: string): number {
  const known = places[key];
  if (known !== undefined) return known;
  let hash = 2166136261;
  for (const sign of key) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % palette.length;
}

/**
 * S9.039: a colour for each series, the same on each visit: it follows from the key of the series alone unless two
 * series of one chart want the same place; then the later one takes the next free place.
 * @param keys keys of the series, in their order
 */
export function seriesColours(keys: readonly string[], ground: 'light' | 'dark' = 'light'): string[] {
  const colours = ground === 'dark' ? darkPalette : palette;
  const taken = new Set<number>();
  return keys.map((key) => {
    if (key === othersKey) return othersColour[ground];
    let place = keys.length === 1 ? 0 : placeOf(key);
    if (taken.size >= colours.length) taken.clear();
    while (taken.has(place)) place = (place + 1) % colours.length;
    taken.add(place);
    return colours[place] ?? colours[0];
  });
}
