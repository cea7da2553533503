import { createCanvas, loadImage } from '@napi-rs/canvas';
import { findGap, type Pixels } from './likeness-test-kit.ts';

/** What a program sees of a puzzle; all of it is sent to the browser. */
export interface SeenPuzzle {
  picture: Pixels;
  piece: Pixels;
  pieceY: number;
}

export async function lookAt(drawn: { background: string; piece: string }, pieceY: number): Promise<SeenPuzzle> {
  const open = (address: string) => loadImage(Buffer.from(address.split(',')[1] ?? '', 'base64'));
  const [background, image] = [await open(drawn.background), await open(drawn.piece)];
  const pixels = (width: number, height: number, draw: (context: SKContext) => void): Pixels => {
    const context = createCanvas(width, height).getContext('2d');
    draw(context);
    return context.getImageData(0, 0, width, height);
  };
  return {
    picture: pixels(background.width, background.height, (context) => context.drawImage(background, 0, 0)),
    piece: pixels(image.width, image.height, (context) => context.drawImage(image, 0, 0)),
    pieceY,
  };
}
type SKContext = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

export const brightness = ({ width, height, data }: Pixels): Float32Array =>
  Float32Array.from({ length: width * height }, (_, at) => {
    const alpha = (data[at * 4 + 3] ?? 0) / 255;
    return alpha * (0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0));
  });

/** How strong the edge is at each pixel, softened over its neighbours as programs do. */
function edgesOf(values: Float32Array, width: number): Float32Array {
  const at = (place: number) => values[place] ?? 0;
  const sharp = values.map((_, place) => {
    const across = at(place + 1) - at(place - 1);
    const down = at(place + width) - at(place - width);
    return Math.min(120, Math.hypot(across, down));
  });
  const three = (list: Float32Array, apart: number) =>
    list.map((value, place) => (value + (list[place - apart] ?? 0) + (list[place + apart] ?? 0)) / 3);
  return three(three(sharp, 1), width);
}

/** The same values around 0, and as a whole of length 1, so that likeness is a sum of products. */
export function levelled(values: Float32Array): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const length = Math.sqrt(squares) || 1;
  return values.map((value) => (value - mean) / length);
}

/** The best place for a template of the piece's size, by likeness of its values with those of the picture. */
function bestPlace({ picture, piece, pieceY }: SeenPuzzle, values: Float32Array, template: Float32Array): number {
  const level = levelled(template);
  const window = new Float32Array(piece.width * piece.height);
  let best = { x: 0, score: Number.NEGATIVE_INFINITY };
  for (let x = piece.width / 2; x <= picture.width - piece.width; x += 2) {
    for (let row = 0; row < piece.height; row++) {
      const from = (pieceY + row) * picture.width + x;
      window.set(values.subarray(from, from + piece.width), row * piece.width);
    }
    let score = 0;
    for (const [at, value] of levelled(window).entries()) score += value * (level[at] ?? 0);
    if (Math.abs(score) > best.score) best = { x, score: Math.abs(score) };
  }
  return best.x;
}

const silhouette = ({ width, height, data }: Pixels) =>
  Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0);

/** Programs that solve puzzles: each says where the piece fits, from the left. */
export const programs = {
  /** Looks for the dark place with a light rim that shows the piece's own drawing. */
  gap: ({ picture, piece, pieceY }: SeenPuzzle) => findGap(picture, piece, pieceY),
  /** Lays the piece over the picture. */
  correlation: (seen: SeenPuzzle) => bestPlace(seen, brightness(seen.picture), brightness(seen.piece)),
  /** Lays the outline of the piece over the edges of the picture. */
  edges: (seen: SeenPuzzle) => {
    const outline = edgesOf(silhouette(seen.piece), seen.piece.width);
    return bestPlace(seen, edgesOf(brightness(seen.picture), seen.picture.width), outline);
  },
};
