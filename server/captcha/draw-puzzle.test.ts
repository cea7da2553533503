import { expect, test } from '@jest/globals';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawPuzzle, type Place } from './draw-puzzle.ts';
import { gapRange, puzzleSize } from './puzzle-size.ts';
import { whole } from './random.ts';

const { width, height, piece } = puzzleSize;
const someGap = (): Place => ({ x: whole(gapRange.from, gapRange.to), y: whole(4, height - piece - 4) });

async function brightness(address: string): Promise<number[]> {
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(Buffer.from(address.split(',')[1] ?? '', 'base64')), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return Array.from(
    { length: width * height },
    (_, at) => (data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0),
  );
}

test('pictures are small, and never the same', () => {
  const gap = someGap();
  const drawn = Array.from({ length: 40 }, () => drawPuzzle(gap));
  for (const { background, piece: cut } of drawn) expect(background.length + cut.length).toBeLessThan(30_000);
  expect(new Set(drawn.map(({ background }) => background)).size).toBe(40);
  expect(new Set(drawn.map(({ piece: cut }) => cut)).size).toBe(40);
});

test('neither the darkest pixel nor the sharpest edge says where the gap begins', async () => {
  let [byDarkness, byEdge] = [0, 0];
  const near = (at: number, gap: Place) => Math.abs((at % width) - (gap.x + puzzleSize.knob)) <= 6;
  const rounds = 80;
  for (let round = 0; round < rounds; round++) {
    const gap = someGap();
    const seen = await brightness(drawPuzzle(gap).background);
    const edges = seen.map((value, at) => (at % width === 0 ? 0 : Math.abs(value - (seen[at - 1] ?? value))));
    if (near(seen.indexOf(Math.min(...seen)), gap)) byDarkness++;
    if (near(edges.indexOf(Math.max(...edges)), gap)) byEdge++;
  }
  expect(byDarkness / rounds).toBeLessThan(0.4);
  expect(byEdge / rounds).toBeLessThan(0.4);
});
