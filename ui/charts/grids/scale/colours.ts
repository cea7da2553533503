import { mixed } from '../../options/mixed.ts';

/** The strong ends of a scale on each ground: above the middle, and below it. A sequential scale has the first alone. */
const ends = {
  light: { card: '#ffffff', above: '#3366ff', below: '#dd7700' },
  dark: { card: '#1a1f29', above: '#6b8fff', below: '#e08a2e' },
} as const;

/** How much of the strong colour the end of a scale has: words on it are read in the colour of the text. */
const strongest = { light: 0.72, dark: 0.58 } as const;

/** Least part of the colour that the least value has, so that it is told apart from an empty cell. */
const weakest = 0.06;

/**
 * The colour of a place on a scale, mixed into the card.
 * @param place 0 to 1; below 0 it is on the other side of the middle of a diverging scale
 * @param isDiverging the middle of such a scale has no colour at all
 */
export function scaleColour(place: number, ground: 'light' | 'dark', isDiverging = false): string {
  const { card, above, below } = ends[ground];
  const least = isDiverging ? 0 : weakest;
  const part = least + Math.abs(place) * (strongest[ground] - least);
  return mixed(card, place < 0 ? below : above, part);
}

/** The scale from its lowest to its highest place, as stops of a gradient. */
export const scaleStops = (ground: 'light' | 'dark', isDiverging: boolean): string[] =>
  isDiverging
    ? [-1, 0, 1].map((place) => scaleColour(place, ground, true))
    : [0, 1].map((place) => scaleColour(place, ground));
