/** A picture as a canvas gives it: four bytes for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

/** Kinds of places of a piece's box, as offsets from its corner in the rows of the picture. */
interface Outline {
  inside: number[];
  edge: number[];
  outside: number[];
}

function brightnessOf({ width, height, data }: Pixels): Float32Array {
  const weights = [0.3, 0.59, 0.11];
  return Float32Array.from({ length: width * height }, (_, pixel) =>
    weights.reduce((sum, weight, channel) => sum + weight * (data[pixel * 4 + channel] ?? 0), 0),
  );
}

function outlineOf({ width, height, data }: Pixels, rowLength: number): Outline {
  const solid = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) > 128;
  const outline: Outline = { inside: [], edge: [], outside: [] };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const near = (reach: number) => {
        const around = [-reach, 0, reach].flatMap((dx) => [-reach, 0, reach].map((dy) => solid(x + dx, y + dy)));
        return { all: around.every(Boolean), some: around.some(Boolean) };
      };
      const at = y * rowLength + x;
      if (near(3).all) outline.inside.push(at);
      else if (near(1).some && !near(1).all) outline.edge.push(at);
      else if (near(4).some && !solid(x, y)) outline.outside.push(at);
    }
  }
  return outline;
}

/**
 * Looks for the gap as an eye does: a place at the height of the piece, of its shape, that is darker than what lies
 * around it, has a light edge, and shows the same drawing as the piece.
 *
 * @param pieceY how far from the top the piece lies, in pixels of the picture
 * @returns how far from the left the piece fits, in pixels of the picture
 */
export function findGap(picture: Pixels, piece: Pixels, pieceY: number): number {
  const seen = brightnessOf(picture);
  const outline = outlineOf(piece, picture.width);
  const drawn = valuesAt(brightnessOf(piece), outlineOf(piece, piece.width).inside, 0);
  let best = { x: 0, score: Number.NEGATIVE_INFINITY };
  for (let x = piece.width / 2; x <= picture.width - piece.width; x++) {
    const corner = pieceY * picture.width + x;
    const inside = valuesAt(seen, outline.inside, corner);
    const depth = mean(valuesAt(seen, outline.outside, corner)) - mean(inside);
    const rim = mean(valuesAt(seen, outline.edge, corner)) - mean(inside);
    const score = depth + rim + 40 * likeness(inside, drawn);
    if (score > best.score) best = { x, score };
  }
  return best.x;
}

const valuesAt = (from: Float32Array, places: number[], corner: number): number[] =>
  places.map((place) => from[corner + place] ?? 0);

function mean(values: number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** Correlation of two rows of values, -1 to 1. */
function likeness(one: number[], other: number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let both = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < one.length; index++) {
    const a = (one[index] ?? 0) - meanOne;
    const b = (other[index] ?? 0) - meanOther;
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return first > 0 && second > 0 ? both / Math.sqrt(first * second) : 0;
}
