import { createCanvas, ImageData } from '@napi-rs/canvas';
import { brightness, levelled, type SeenPuzzle } from './programs-test-kit.ts';

/** How far the piece is turned to either side, in radians, and by how much at a time. */
const turns = { most: 1.4, step: 0.28 } as const;

/** The outlines of the piece in each direction: its pixels, turned, as templates of the size of its box. */
function turnedOutlines({ piece: { width, height, data } }: SeenPuzzle): Float32Array[] {
  const image = createCanvas(width, height);
  image.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  const templates: Float32Array[] = [];
  for (let turn = -turns.most; turn <= turns.most; turn += turns.step) {
    const context = createCanvas(width, height).getContext('2d');
    context.translate(width / 2, height / 2);
    context.rotate(turn);
    context.drawImage(image, -width / 2, -height / 2);
    const turned = context.getImageData(0, 0, width, height).data;
    templates.push(
      levelled(everyOther(Float32Array.from({ length: width * height }, (_, at) => turned[at * 4 + 3] ?? 0))),
    );
  }
  return templates;
}

/** The puzzle with nothing of the picture but the rows in which the piece moves. */
export function stripOf({ picture: { width, data }, piece, pieceY }: SeenPuzzle): SeenPuzzle {
  const rows = data.subarray(pieceY * width * 4, (pieceY + piece.height) * width * 4);
  return { picture: { width, height: piece.height, data: rows }, piece, pieceY: 0 };
}

/** Mean values over a square around each pixel. */
function softened(values: Float32Array, width: number, reach: number): Float32Array {
  const along = (list: Float32Array, apart: number) =>
    list.map((_, at) => {
      let sum = 0;
      for (let step = -reach; step <= reach; step++) sum += list[at + step * apart] ?? 0;
      return sum / (2 * reach + 1);
    });
  return along(along(values, 1), width);
}

/** Half of the pixels are enough, and take half the time. */
const everyOther = (values: Float32Array) => values.filter((_, at) => at % 2 === 0);

/** How much goes on around each pixel. */
function liveliness(values: Float32Array, width: number, reach: number): Float32Array {
  const steps = values.map((value, at) => Math.hypot((values[at + 1] ?? 0) - value, (values[at + width] ?? 0) - value));
  return softened(steps, width, reach);
}

/** The thirty lines: lays the outline of the piece, turned in every direction, over a map of the picture. */
function bestTurned(seen: SeenPuzzle, map: Float32Array): number {
  const { picture, piece, pieceY } = seen;
  const templates = turnedOutlines(seen);
  const window = new Float32Array(piece.width * piece.height);
  let best = { x: 0, score: 0 };
  for (let x = piece.width; x <= picture.width - piece.width; x += 4) {
    for (let row = 0; row < piece.height; row++) {
      const from = (pieceY + row) * picture.width + x;
      window.set(map.subarray(from, from + piece.width), row * piece.width);
    }
    const level = levelled(everyOther(window));
    for (const template of templates) {
      let score = 0;
      for (let at = 0; at < template.length; at++) score += (template[at] ?? 0) * (level[at] ?? 0);
      if (Math.abs(score) > best.score) best = { x, score: Math.abs(score) };
    }
  }
  return best.x;
}

/** Programs that turn the piece, and one that looks at nothing but the picture. */
export const turningPrograms = {
  liveliness: (seen: SeenPuzzle) => bestTurned(seen, liveliness(brightness(seen.picture), seen.picture.width, 2)),
  shade: (seen: SeenPuzzle) => bestTurned(seen, softened(brightness(seen.picture), seen.picture.width, 1)),
  darkest: ({ picture, piece, pieceY }: SeenPuzzle) => {
    const shade = softened(brightness(picture), picture.width, 10);
    const middle = (pieceY + piece.height / 2) * picture.width + piece.width / 2;
    let best = piece.width;
    for (let x = best; x <= picture.width - piece.width; x++) {
      if ((shade[middle + x] ?? 255) < (shade[middle + best] ?? 255)) best = x;
    }
    return best;
  },
};
