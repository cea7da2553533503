import { textWidth } from '@portal/ui';

/** Width of a half-width sign of a cell, in px, and the room beside the words of a cell. */
const [letter, beside] = [6.9, 12];

/** Narrowest cell that is still seen and hit, and the widest one, in px. */
const [narrowest, widest] = [18, 160];

export interface HeatLayout {
  /** Of the column of names, in px. */
  names: number;
  /** Of each other column, in px. */
  cell: number;
  /** Whether each cell says its figure; else the colour alone does, and a hint. */
  isWritten: boolean;
  /** Whether the heads of columns stand upright, since lying they would be cut. */
  isUpright: boolean;
}

/**
 * How a heat table stands in its room: figures in the cells where there is room for all of them; without them where the
 * whole is then seen at once; else with them, wider than the room.
 * @param width of the room in px
 * @param texts what the cells would say
 */
export function heatLayout(
  width: number,
  names: readonly string[],
  heads: readonly string[],
  texts: readonly string[],
): HeatLayout {
  const widthOf = (words: readonly string[]) =>
    Math.ceil(words.reduce((most, word) => Math.max(most, textWidth(word)), 0) * letter) + beside;
  const own = Math.max(72, Math.min(widthOf(names), 220, Math.floor(width * 0.42)));
  const room = Math.floor((width - own) / Math.max(1, heads.length));
  const needed = Math.max(36, widthOf(texts));
  const isWritten = room >= needed || room < narrowest;
  const wanted = Math.max(needed, widthOf(heads));
  const cell = room < narrowest ? needed : Math.min(room, Math.max(widest, wanted));
  return { names: own, cell, isWritten, isUpright: widthOf(heads) > cell };
}
