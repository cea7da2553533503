import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawMarket } from './draw-market.ts';
import { type Palette, palettes } from './palettes.ts';
import { puzzleSize } from './puzzle-size.ts';
import { between, chance, oneOf, whole } from './random.ts';

const { width, height } = puzzleSize;

/** A landscape with a road and figures of a market, another one each time, over the whole picture. */
export function drawScene(context: SKRSContext2D): void {
  const palette = oneOf(palettes);
  drawSky(context, palette);
  const horizon = between(height * 0.45, height * 0.6);
  const [far, middle, near] = palette.hills;
  drawHills(context, far, horizon, between(14, 30));
  drawMarket(context, palette, horizon);
  drawHills(context, middle, horizon + between(14, 24), between(12, 22));
  if (chance(0.7)) drawRoad(context, palette, horizon + between(18, 30));
  drawHills(context, near, horizon + between(46, 60), between(6, 14));
  drawTrees(context, near, horizon + between(30, 50));
}

function drawSky(context: SKRSContext2D, { sky, sun }: Palette): void {
  const ground = context.createLinearGradient(between(-40, 40), 0, between(-40, 40), height);
  ground.addColorStop(0, sky[0]);
  ground.addColorStop(between(0.6, 0.9), sky[1]);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const [x, y, radius] = [between(20, width - 20), between(14, 60), between(14, 30)];
  const glow = context.createRadialGradient(x, y, radius * 0.7, x, y, radius * 2.6);
  glow.addColorStop(0, sun);
  glow.addColorStop(1, `${sun}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  for (let cloud = whole(2, 4); cloud > 0; cloud--) drawCloud(context, chance(0.75) ? '#ffffff' : sky[0]);
}

function drawCloud(context: SKRSContext2D, colour: string): void {
  const [x, y, size] = [between(0, width), between(8, 70), between(9, 18)];
  context.fillStyle = colour;
  context.globalAlpha = between(0.25, 0.5);
  context.beginPath();
  context.ellipse(x, y, size * 2.4, size * 0.6, 0, 0, Math.PI * 2);
  context.ellipse(x - size * 0.7, y - size * 0.4, size, size * 0.7, 0, 0, Math.PI * 2);
  context.ellipse(x + size * 0.6, y - size * 0.5, size * 1.2, size * 0.9, 0, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

/** A line of hills: two waves laid over each other, lighter towards the sky. */
function drawHills(context: SKRSContext2D, colour: string, base: number, rise: number): void {
  const [first, second] = [between(0, 7), between(0, 7)];
  const [long, short] = [between(60, 130), between(22, 40)];
  const top = (x: number) => base - rise * Math.sin(x / long + first) - rise * 0.3 * Math.sin(x / short + second);
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) context.lineTo(x, top(x));
  context.lineTo(width, height);
  context.closePath();
  const shade = context.createLinearGradient(0, base - rise, 0, height);
  shade.addColorStop(0, colour);
  shade.addColorStop(1, `${colour}d0`);
  context.fillStyle = shade;
  context.fill();
}

/** A road that comes from the horizon and bends towards whoever looks. */
function drawRoad(context: SKRSContext2D, { road, mark }: Palette, from: number): void {
  const [start, bend, end] = [between(40, width - 40), between(-40, width + 40), between(30, width - 30)];
  const sides = [
    [2, 26],
    [-2, -26],
  ] as const;
  context.beginPath();
  for (const [index, [far, near]] of sides.entries()) {
    const turn = [bend + near * 0.4, (from + height) / 2] as const;
    if (index === 0) {
      context.moveTo(start + far, from);
      context.quadraticCurveTo(...turn, end + near, height);
    } else {
      context.lineTo(end + near, height);
      context.quadraticCurveTo(...turn, start + far, from);
    }
  }
  context.closePath();
  context.fillStyle = road;
  context.fill();
  context.beginPath();
  context.moveTo(start, from);
  context.quadraticCurveTo(bend, (from + height) / 2, end, height);
  context.setLineDash([between(5, 9), between(6, 10)]);
  context.strokeStyle = mark;
  context.lineWidth = 1.6;
  context.stroke();
  context.setLineDash([]);
}

function drawTrees(context: SKRSContext2D, colour: string, base: number): void {
  for (let tree = whole(4, 9); tree > 0; tree--) {
    const [x, y, size] = [between(0, width), base + between(-4, 34), between(5, 11)];
    context.fillStyle = `${colour}e6`;
    context.beginPath();
    context.moveTo(x, y - size * 2);
    context.lineTo(x + size * 0.7, y);
    context.lineTo(x - size * 0.7, y);
    context.closePath();
    context.fill();
  }
}
