/** Lengths of a puzzle in pixels of its picture. */
export const puzzleSize = {
  width: 360,
  height: 180,
  /** The box of the piece; the piece moves from 0 to width - piece. */
  piece: 44,
  /** From the middle of a hole to its outermost point, about. */
  radius: 18,
  /** How many holes the picture has, each of another shape. */
  holes: 7,
  /** How far from each other the boxes of two holes begin, at least. */
  apart: 41,
} as const;

/** How far the piece can move. */
export const longestWay = puzzleSize.width - puzzleSize.piece;

/** Where the box of a hole may begin: never under the piece at its start, never touching the right edge. */
export const gapRange = { from: puzzleSize.piece + 6, to: longestWay - 3 } as const;
