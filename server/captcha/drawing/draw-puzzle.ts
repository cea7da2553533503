import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawHole, holeStyles } from './draw-hole.ts';
import { drawOutlines } from './draw-outlines.ts';
import { drawPiece } from './draw-piece.ts';
import { drawRibbons } from './draw-ribbons.ts';
import { drawScene } from './draw-scene.ts';
import { gapRange, puzzleSize } from './puzzle-size.ts';
import { bytes, shuffled, whole } from './random.ts';

const { width, height, piece, holes, apart } = puzzleSize;

/** Every puzzle is drawn on the same two canvases, so that many puzzles take no more memory than one. */
const picture = createCanvas(width, height);
const loose = createCanvas(piece, piece);

/** Where the box of the hole lies that the piece belongs to. */
export interface Place {
  x: number;
  y: number;
}

/** A puzzle before it is drawn: where its holes are, from left to right, and which one is the right one. */
export interface Layout {
  row: readonly number[];
  wanted: number;
  gap: Place;
}

export interface DrawnPuzzle {
  /** JPEG as a data: address. */
  background: string;
  /** PNG as a data: address. */
  piece: string;
}

/** Where the holes of a new puzzle are: boxes from left to right, with chance spread over the room between them. */
export function someLayout(): Layout {
  const spare = gapRange.to - gapRange.from - (holes - 1) * apart;
  const shifts = Array.from({ length: holes }, () => whole(0, spare)).sort((first, other) => first - other);
  const row = shifts.map((shift, at) => gapRange.from + at * apart + shift);
  const wanted = whole(0, holes - 1);
  return { row, wanted, gap: { x: row[wanted] ?? gapRange.from, y: whole(8, height - piece - 8) } };
}

/**
 * Draws a fresh picture with a row of holes of different shapes, and a piece of the shape of one of them. The piece is drawn
 * anew and not cut from the picture: it has its shape in common with its hole and nothing else, neither colours nor the
 * course of its outline. It runs to its end before anything else does, within a few milliseconds; the limits of creation
 * bound how often.
 */
export function drawPuzzle({ row, wanted, gap }: Layout): DrawnPuzzle {
  const context = picture.getContext('2d');
  context.clearRect(0, 0, width, height);
  drawScene(context);
  const middle = gap.y + piece / 2;
  drawRibbons(context, middle);
  const set = drawOutlines(wanted);
  const styles = shuffled(holeStyles());
  for (const [at, x] of row.entries()) {
    const [outline, style] = [set.holes[at], styles[at]];
    if (outline && style) drawHole(context, outline, style, { x: x + piece / 2, y: middle });
  }
  drawPiece(loose.getContext('2d'), set.piece);
  layGrain(context, 18);
  return {
    background: `data:image/jpeg;base64,${picture.toBuffer('image/jpeg', 80).toString('base64')}`,
    piece: `data:image/png;base64,${loose.toBuffer('image/png').toString('base64')}`,
  };
}

/** Moves every pixel a little, all its colours alike. @param strength the whole span, of 255 */
function layGrain(context: SKRSContext2D, strength: number): void {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const grain = bytes(width * height);
  for (let pixel = 0; pixel < grain.length; pixel++) {
    const shift = (((grain[pixel] ?? 0) - 127.5) / 255) * strength;
    for (let channel = pixel * 4; channel < pixel * 4 + 3; channel++) data[channel] = (data[channel] ?? 0) + shift;
  }
  context.putImageData(image, 0, 0);
}
