import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { Put } from './draw-by-hand.ts';
import { between, chance } from './random.ts';

const dark = (strength: number) => `rgb(16 24 48 / ${strength})`;
const light = (strength: number) => `rgb(255 255 255 / ${strength})`;

/** How a hole is seen: colours at its top and at its bottom, and of its strokes. */
export type HoleStyle = readonly [top: string, bottom: string, strokes: string];

/** One for each hole of a picture, from deep to bright: who looks for the darkest or the brightest finds any of them. */
export const holeStyles = (): HoleStyle[] => [
  [dark(between(0.62, 0.7)), dark(between(0.54, 0.62)), light(between(0.4, 0.5))],
  [dark(between(0.48, 0.54)), dark(between(0.4, 0.48)), light(between(0.42, 0.54))],
  [dark(between(0.24, 0.32)), dark(between(0.3, 0.38)), light(between(0.66, 0.78))],
  [dark(between(0.12, 0.2)), dark(between(0.16, 0.24)), dark(between(0.6, 0.72))],
  [light(between(0.36, 0.46)), light(between(0.42, 0.54)), dark(between(0.62, 0.74))],
  [light(between(0.54, 0.62)), light(between(0.58, 0.66)), dark(between(0.4, 0.52))],
  [light(between(0.68, 0.74)), light(between(0.72, 0.8)), dark(between(0.34, 0.46))],
];

/**
 * Draws a hole over what is there: a shade with strokes across it and no line around it, so that edges are within it as
 * much as around it. No style is left to the right hole, so that it says nothing.
 */
export function drawHole(
  context: SKRSContext2D,
  outline: Path2D,
  [top, bottom, strokes]: HoleStyle,
  { x, y, radius }: Put,
): void {
  const shade = context.createLinearGradient(x, y - radius, x + between(-20, 20), y + radius);
  shade.addColorStop(0, top);
  shade.addColorStop(1, bottom);
  context.fillStyle = shade;
  context.fill(outline);
  context.save();
  context.clip(outline);
  context.strokeStyle = strokes;
  context.lineWidth = between(1, 1.5);
  const slope = between(0.4, 1.6) * (chance(0.5) ? 1 : -1);
  const reach = radius * 1.6;
  for (let at = -3 * reach; at < 3 * reach; at += between(2.8, 3.6)) {
    context.beginPath();
    context.moveTo(x + at - reach * slope, y - reach);
    context.lineTo(x + at + reach * slope, y + reach);
    context.stroke();
  }
  context.restore();
}
