import { expect, test } from '@jest/globals';
import { loadImage } from '@napi-rs/canvas';
import { colours } from './marks.ts';
import { hasSigns, paint, ruler } from './pen.ts';

test('a picture is a PNG of twice the pixels, on a white ground', async () => {
  const box = { kind: 'box' as const, x: 4, y: 4, width: 8, height: 8, colour: colours.series[0] };
  const png = await paint({ width: 60, height: 30, marks: [box] });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const { width, height } = await loadImage(png);
  expect([width, height]).toEqual([120, 60]);
});

test('equal pictures are painted once, and another is another', async () => {
  const drawing = (colour: string) => ({
    width: 20,
    height: 10,
    marks: [{ kind: 'box' as const, x: 4, y: 4, width: 8, height: 4, colour }],
  });
  const [first, again] = await Promise.all([paint(drawing('#123456')), paint(drawing('#123456'))]);
  expect(again).toBe(first);
  expect((await paint(drawing('#654321'))).equals(first)).toBe(false);
});

test('a sign that no font has is known before a box stands for it', () => {
  expect(hasSigns('Qin PLUS · 12,345')).toBe(true);
  expect(hasSigns('Qin \u{10FFFD}')).toBe(false);
  expect(hasSigns('\uE123')).toBe(false);
});

test('strong words are wider, and larger ones too', () => {
  expect(ruler.wide('12,345', 14, true)).toBeGreaterThan(ruler.wide('12,345', 14));
  expect(ruler.wide('12,345', 16)).toBeGreaterThan(ruler.wide('12,345', 12));
});
