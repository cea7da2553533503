import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { pathOf } from './draw-by-hand.ts';
import { puzzleSize } from './puzzle-size.ts';
import { between, chance } from './random.ts';
import type { Point } from './shapes.ts';

const { radius } = puzzleSize;

const dark = (strength: number) => `rgb(16 24 48 / ${strength})`;
const light = (strength: number) => `rgb(255 255 255 / ${strength})`;

/** How a hole is seen: colours at its top and at its bottom, and of its strokes. */
export type HoleStyle = readonly [top: string, bottom: string, strokes: string];

/** One for each hole of a picture, from deep to bright: who looks for the darkest or the brightest finds any of them. */
export const holeStyles = (): HoleStyle[] => [
  [dark(between(0.7, 0.78)), dark(between(0.64, 0.72)), light(between(0.24, 0.32))],
  [dark(between(0.62, 0.68)), dark(between(0.56, 0.62)), light(between(0.28, 0.36))],
  [dark(between(0.54, 0.6)), dark(between(0.5, 0.56)), light(between(0.3, 0.38))],
  [dark(between(0.48, 0.54)), dark(between(0.44, 0.5)), dark(between(0.3, 0.4))],
  [light(between(0.56, 0.64)), light(between(0.6, 0.68)), dark(between(0.28, 0.36))],
  [light(between(0.6, 0.68)), light(between(0.64, 0.72)), dark(between(0.26, 0.34))],
  [light(between(0.7, 0.76)), light(between(0.74, 0.82)), dark(between(0.24, 0.32))],
];

/**
 * Draws a hole over what is there: a shade, at times with strokes across it, and no line around it, so that neither edges
 * nor the lack of them tell of holes. No style is left to the right hole, so that it says nothing.
 * @param points outline around 0, in pixels
 */
export function drawHole(
  context: SKRSContext2D,
  points: readonly Point[],
  [top, bottom, strokes]: HoleStyle,
  { x, y }: { x: number; y: number },
): void {
  context.save();
  context.translate(x, y);
  const outline = pathOf(points);
  const shade = context.createLinearGradient(0, -radius, between(-20, 20), radius);
  shade.addColorStop(0, top);
  shade.addColorStop(1, bottom);
  context.fillStyle = shade;
  context.fill(outline);
  if (chance(0.4)) drawStrokes(context, outline, strokes);
  context.restore();
}

/** Strokes across a hole, so that edges are within it. */
function drawStrokes(context: SKRSContext2D, outline: Path2D, colour: string): void {
  context.clip(outline);
  context.strokeStyle = colour;
  context.lineWidth = between(1, 1.5);
  const slope = between(0.4, 1.6) * (chance(0.5) ? 1 : -1);
  const reach = radius * 1.6;
  for (let at = -3 * reach; at < 3 * reach; at += between(2.8, 3.6)) {
    context.beginPath();
    context.moveTo(at - reach * slope, -reach);
    context.lineTo(at + reach * slope, reach);
    context.stroke();
  }
}
