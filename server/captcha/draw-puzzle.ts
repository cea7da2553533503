import { randomBytes } from 'node:crypto';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawScene } from './draw-scene.ts';
import { jigsawPath, type Sides, someSides } from './jigsaw.ts';
import { puzzleSize } from './puzzle-size.ts';
import { between, chance, whole } from './random.ts';

const { width, height, piece } = puzzleSize;

/** Every puzzle is drawn on the same two canvases, so that many puzzles take no more memory than one. */
const picture = createCanvas(width, height);
const cut = createCanvas(piece, piece);

/** Where a box of the piece's size lies. */
export interface Place {
  x: number;
  y: number;
}

export interface DrawnPuzzle {
  /** JPEG as a data: address. */
  background: string;
  /** PNG as a data: address. */
  piece: string;
}

/**
 * Draws a fresh picture with a gap, and the piece that fills it. It runs to its end before anything else does, within
 * a few milliseconds; the limits of creation bound how often.
 *
 * @param gap where the gap lies, in pixels of the picture
 */
export function drawPuzzle(gap: Place): DrawnPuzzle {
  const context = picture.getContext('2d');
  context.clearRect(0, 0, width, height);
  drawScene(context);
  const sides = someSides();
  // The piece is cut before the grain is laid, so that no pixel of it is found again in the picture.
  cutPiece(sides, gap);
  for (const decoy of someDecoys(gap)) drawDecoy(context, decoy);
  drawGap(context, sides, gap);
  layGrain(context, 14);
  return {
    background: `data:image/jpeg;base64,${picture.toBuffer('image/jpeg', 80).toString('base64')}`,
    piece: `data:image/png;base64,${cut.toBuffer('image/png').toString('base64')}`,
  };
}

function cutPiece(sides: Sides, { x, y }: Place): void {
  const context = cut.getContext('2d');
  context.clearRect(0, 0, piece, piece);
  const outline = jigsawPath(sides, 0, 0);
  context.save();
  context.clip(outline);
  context.drawImage(picture, -x, -y);
  context.restore();
  context.strokeStyle = 'rgb(255 255 255 / 90%)';
  context.lineWidth = 1.5;
  context.stroke(outline);
}

/** The gap: darker than its surroundings, with a shadow at its top and a light edge. */
function drawGap(context: SKRSContext2D, sides: Sides, { x, y }: Place): void {
  const outline = jigsawPath(sides, x, y);
  const shade = context.createLinearGradient(x, y, x + between(-20, 20), y + piece);
  shade.addColorStop(0, `rgb(16 24 48 / ${between(0.52, 0.62)})`);
  shade.addColorStop(1, `rgb(16 24 48 / ${between(0.42, 0.5)})`);
  context.fillStyle = shade;
  context.fill(outline);
  context.strokeStyle = `rgb(255 255 255 / ${between(0.55, 0.75)})`;
  context.lineWidth = 1.2;
  context.stroke(outline);
}

/** One or two places for shadows that mislead a machine, not a person: never at the height of the gap. */
function someDecoys(gap: Place): Place[] {
  const decoys: Place[] = [];
  const wanted = whole(1, 2);
  for (let tries = 0; decoys.length < wanted && tries < 40; tries++) {
    const decoy = { x: whole(4, width - piece - 4), y: whole(2, height - piece - 2) };
    const clear = [gap, ...decoys].every(({ x, y }) => Math.abs(decoy.x - x) > piece || Math.abs(decoy.y - y) > piece);
    if (clear && Math.abs(decoy.y - gap.y) > piece / 3) decoys.push(decoy);
  }
  return decoys;
}

/** As dark as the gap here and there, but of another outline and without its edge. */
function drawDecoy(context: SKRSContext2D, { x, y }: Place): void {
  const shade = context.createLinearGradient(x, y, x + piece, y + piece);
  const [first, second] = chance(0.5) ? [0.3, 0.08] : [0.1, 0.3];
  shade.addColorStop(0, `rgb(16 24 48 / ${first})`);
  shade.addColorStop(1, `rgb(16 24 48 / ${second})`);
  context.fillStyle = shade;
  context.fill(jigsawPath(someSides(), x, y));
}

/** Moves every pixel a little, all its colours alike. @param strength the whole span, of 255 */
function layGrain(context: SKRSContext2D, strength: number): void {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const grain = randomBytes(width * height);
  for (let pixel = 0; pixel < grain.length; pixel++) {
    const shift = (((grain[pixel] ?? 0) - 127.5) / 255) * strength;
    for (let channel = pixel * 4; channel < pixel * 4 + 3; channel++) data[channel] = (data[channel] ?? 0) + shift;
  }
  context.putImageData(image, 0, 0);
}
