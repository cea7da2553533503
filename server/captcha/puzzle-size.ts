/** Lengths of a puzzle in pixels of its picture. */
export const puzzleSize = {
  width: 320,
  height: 160,
  /** The box of the piece with its knobs; the piece moves from 0 to width - piece. */
  piece: 60,
  /** How far a knob stands out of the body of the piece, and how much room the body leaves on each side. */
  knob: 9,
} as const;

/** How far the piece can move. */
export const longestWay = puzzleSize.width - puzzleSize.piece;

/** Where the gap may lie: never under the piece at its start, never touching the right edge. */
export const gapRange = { from: puzzleSize.piece + 24, to: longestWay - 8 } as const;
