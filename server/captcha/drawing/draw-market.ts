import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from './palettes.ts';
import { puzzleSize } from './puzzle-size.ts';
import { between, chance, whole } from './random.ts';

const { width } = puzzleSize;

/** Bars that stand at the horizon like a town, and curves that run above them. */
export function drawMarket(context: SKRSContext2D, palette: Palette, horizon: number): void {
  drawBars(context, palette, horizon);
  const curves = whole(2, 3);
  for (const colour of palette.curves.slice(0, curves)) drawCurve(context, colour, horizon);
}

function drawBars(context: SKRSContext2D, { mark, hills }: Palette, horizon: number): void {
  const [step, offset] = [between(13, 22), between(-10, 10)];
  for (let x = offset; x < width; x += step) {
    const tall = between(8, 46);
    context.globalAlpha = between(0.25, 0.6);
    context.fillStyle = chance(0.5) ? mark : hills[2];
    context.beginPath();
    context.roundRect(x, horizon - tall, step * 0.62, tall + 30, 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** A smooth line through points a month apart. */
function drawCurve(context: SKRSContext2D, colour: string, horizon: number): void {
  const step = between(24, 36);
  const trend = between(-0.12, 0.12);
  const level = horizon - between(6, 52);
  let [fromX, fromY] = [-step, level];
  context.beginPath();
  context.moveTo(fromX, fromY);
  for (let x = 0; x < width + step; x += step) {
    const y = Math.max(8, level - trend * x + between(-15, 15));
    context.bezierCurveTo(fromX + step / 2, fromY, x - step / 2, y, x, y);
    [fromX, fromY] = [x, y];
  }
  context.strokeStyle = colour;
  context.globalAlpha = between(0.65, 0.9);
  context.lineWidth = between(1.6, 2.6);
  context.stroke();
  context.globalAlpha = 1;
}
