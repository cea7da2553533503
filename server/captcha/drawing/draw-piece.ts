import type { SKRSContext2D } from '@napi-rs/canvas';
import { pathOf } from './draw-by-hand.ts';
import { puzzleSize } from './puzzle-size.ts';
import { between, oneOf } from './random.ts';
import type { Point } from './shapes.ts';

const { piece } = puzzleSize;

/** Two colours of a piece, from top to bottom: seen on every scene, in both themes. */
const colours = [
  ['#5c86ff', '#1f4fe0'],
  ['#ffb866', '#e8793a'],
  ['#4fd0bd', '#148f8c'],
  ['#f78fb3', '#d1477a'],
] as const;

/** Draws the piece into its box: a smooth stone with a white rim. */
export function drawPiece(context: SKRSContext2D, points: readonly Point[]): void {
  context.clearRect(0, 0, piece, piece);
  const outline = pathOf(points);
  const [top, bottom] = oneOf(colours);
  const shade = context.createLinearGradient(0, 4, between(-6, 6), piece - 4);
  shade.addColorStop(0, top);
  shade.addColorStop(1, bottom);
  context.lineJoin = 'round';
  context.strokeStyle = '#ffffff';
  context.lineWidth = 4;
  context.stroke(outline);
  context.fillStyle = shade;
  context.fill(outline);
}
