import type { SKRSContext2D } from '@napi-rs/canvas';
import { puzzleSize } from './puzzle-size.ts';
import { between, chance } from './random.ts';

const { width } = puzzleSize;

/**
 * Bands of light that wind along the row of holes: calm for an eye, and edges everywhere for who looks for edges.
 * @param middle of the row, from the top of the picture
 */
export function drawRibbons(context: SKRSContext2D, middle: number): void {
  drawVeil(context, middle);
  for (let ribbon = 0; ribbon < 5; ribbon++) {
    const [base, rise] = [middle + between(-22, 22), between(5, 14)];
    const [long, from] = [between(18, 46), between(0, 7)];
    context.beginPath();
    for (let x = -4; x <= width + 4; x += 4) context.lineTo(x, base + rise * Math.sin(x / long + from));
    context.strokeStyle = chance(0.7)
      ? `rgb(255 255 255 / ${between(0.22, 0.42)})`
      : `rgb(16 24 48 / ${between(0.12, 0.24)})`;
    context.lineWidth = between(1.5, 7);
    context.stroke();
  }
}

/** A veil of middling brightness, before which bright holes are seen as well as dark ones. */
function drawVeil(context: SKRSContext2D, middle: number): void {
  const reach = 42;
  const veil = context.createLinearGradient(0, middle - reach, 0, middle + reach);
  const colour = (strength: number) => `rgb(104 122 172 / ${strength})`;
  veil.addColorStop(0, colour(0));
  veil.addColorStop(0.35, colour(0.55));
  veil.addColorStop(0.65, colour(0.55));
  veil.addColorStop(1, colour(0));
  context.fillStyle = veil;
  context.fillRect(0, middle - reach, width, 2 * reach);
}
