/** Units of a period and of the one that it is compared with. */
export interface Units {
  now: number;
  before: number;
}

/** What was sold in a place: of those whose share it is, and of all. */
export interface PlaceUnits {
  key: string;
  name: string;
  own: Units;
  market: Units;
}

/** What a place did to a share, in percentage points. */
export interface PlaceShift {
  key: string;
  name: string;
  /** The share within the place, then and now; null where nothing was sold there. */
  before: number | null;
  now: number | null;
  /** Won or lost within the place. */
  within: number;
  /** Because the place has become a larger or smaller part of the market. */
  mix: number;
  /** Both together: those of all places add up to the change of the share. */
  all: number;
}

const part = (own: number, whole: number): number | null => (whole > 0 ? own / whole : null);

/**
 * How the change of a share came about place by place, exactly: what was won or lost within each place, counted by the
 * mean of its parts of the market then and now; and what came of the place growing or shrinking, counted by how far the
 * share there lies above or below that of all. Both are symmetric in time, so nothing is left over.
 * @param places all places of the market, none twice
 * @returns nothing where one of the periods has no market
 */
export function shiftsByPlace(places: readonly PlaceUnits[]): PlaceShift[] {
  const sum = (of: (place: PlaceUnits) => number) => places.reduce((total, place) => total + of(place), 0);
  const whole: Units = { now: sum(({ market }) => market.now), before: sum(({ market }) => market.before) };
  const own: Units = { now: sum((place) => place.own.now), before: sum((place) => place.own.before) };
  if (whole.now <= 0 || whole.before <= 0) return [];
  const mean = (own.now / whole.now + own.before / whole.before) / 2;
  return places.map((place) => {
    const [before, now] = [part(place.own.before, place.market.before), part(place.own.now, place.market.now)];
    // Where nothing was sold in one of the periods, the share there has not moved: the place has come or gone.
    const [then, present] = [before ?? now ?? 0, now ?? before ?? 0];
    const [weightBefore, weight] = [place.market.before / whole.before, place.market.now / whole.now];
    const within = ((weight + weightBefore) / 2) * (present - then) * 100;
    const mix = ((then + present) / 2 - mean) * (weight - weightBefore) * 100;
    return { key: place.key, name: place.name, before, now, within, mix, all: within + mix };
  });
}

/** The sum of one effect over all places, in percentage points. */
export const sumOf = (shifts: readonly PlaceShift[], effect: 'all' | 'within' | 'mix'): number =>
  shifts.reduce((total, shift) => total + shift[effect], 0);
