import { describe, expect, test } from '@jest/globals';
import { contrast, linearOf } from '../../../tests/support/contrast.ts';
import { inCase } from '../../../tests/support/in-case.ts';
import { darkPalette, memberColours, orderedColours, palette, seriesColours } from './palette.ts';

type Triple = [number, number, number];

/** Sight without red cones, without green cones, and full sight (Machado, Oliveira, Fernandes 2009, severity 1). */
const sights: Record<string, [Triple, Triple, Triple]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** CIE L*a*b* of a colour as one kind of sight sees it. */
function lab(colour: string, sight: [Triple, Triple, Triple]): Triple {
  const linear = linearOf(colour) as Triple;
  const seen = sight.map((row) => clamp(dot(row, linear))) as Triple;
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve(dot([0.4124, 0.3576, 0.1805], seen) / 0.95047);
  const y = curve(dot([0.2126, 0.7152, 0.0722], seen));
  const z = curve(dot([0.0193, 0.1192, 0.9505], seen) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function closest(colours: readonly string[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const sight of Object.values(sights)) {
    const seen = colours.map((colour) => lab(colour, sight));
    for (const [at, a] of seen.entries())
      for (const b of seen.slice(at + 1)) least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  }
  return least;
}

describe('palette', () => {
  test('S9.040 ten colours begin with #3366FF and can be told apart by every kind of sight', () => {
    expect(palette).toHaveLength(10);
    expect(palette[0]).toBe('#3366FF');
    // A difference of 2.3 is just seen; side by side in a chart, as thin lines, eight times that is safe.
    expect(closest(palette)).toBeGreaterThan(18.4);
    expect(closest(darkPalette)).toBeGreaterThan(18.4);
    // The first ones, which most charts are made of, differ more.
    for (const colours of [palette, darkPalette]) expect(closest(colours.slice(0, 4))).toBeGreaterThan(30);
  });

  test('S9.040 on a dark ground nothing glares beside the primary colour', () => {
    for (const colour of darkPalette.slice(1)) {
      const [lightness, a, b] = lab(colour, sights.full as [Triple, Triple, Triple]);
      inCase(colour, () => expect(Math.hypot(a, b)).toBeLessThan(52));
      inCase(colour, () => expect(lightness).toBeLessThan(82));
    }
  });

  test('S9.040 every colour is seen on a card, others too', () => {
    const grounds = { light: '#ffffff', dark: '#1a1f29' };
    for (const [ground, colours] of [
      ['light', palette],
      ['dark', darkPalette],
    ] as const)
      for (const colour of [...colours, ...seriesColours(['others', 'BEV'], ground)])
        inCase(colour, () => expect(contrast(colour, grounds[ground])).toBeGreaterThanOrEqual(3));
  });

  test('S9.040 no colour passes for black or for the grey of others', () => {
    for (const [at, colours] of [palette, darkPalette].entries())
      for (const colour of colours) {
        const [lightness, a, b] = lab(colour, sights.full as [Triple, Triple, Triple]);
        inCase(colour, () => expect(lightness).toBeGreaterThan(32));
        if (at === 0) inCase(colour, () => expect(Math.hypot(a, b)).toBeGreaterThan(28));
      }
  });

  test('S9.039 unknown series take the colours in their order, so that few of them differ most', () => {
    expect(seriesColours(['x', 'y', 'z'])).toEqual(palette.slice(0, 3));
    expect(seriesColours(['x', 'ICE', 'y'])).toEqual([palette[1], palette[0], palette[2]]);
  });

  test('S9.039 series have different colours, the same on each visit', () => {
    const keys = ['BYD', 'Geely', 'Tesla', 'Chery', 'Volkswagen', 'Toyota', 'Honda', 'NIO', 'XPeng', 'Zeekr'];
    const colours = seriesColours(keys);
    expect(new Set(colours).size).toBe(10);
    expect(seriesColours(keys)).toEqual(colours);
    expect(seriesColours(['BEV', 'ICE'])[0]).toBe(seriesColours(['ICE', 'BEV'])[1]);
  });

  test('S9.039 a member of a list has its own colour wherever it stands; ten in a row never share one', () => {
    const keys = Array.from({ length: 30 }, (_, at) => `member ${at}`);
    const colours = memberColours(keys);
    for (const [at] of colours.slice(10).entries())
      if (at % 10 === 0) expect(new Set(colours.slice(at, at + 10)).size).toBe(10);
    const few = ['BYD', 'Geely', 'Tesla'];
    expect(memberColours([...few].reverse())).toEqual(memberColours(few).reverse());
    expect(new Set(memberColours(few)).size).toBe(3);
  });

  test('others is grey and takes no place of the palette', () => {
    expect(palette).not.toContain(seriesColours(['others', 'BEV'])[0]);
  });
});

test('series that have an order go from quiet to strong, each another step, others beside them', () => {
  for (const ground of ['light', 'dark'] as const) {
    const colours = orderedColours(['a', 'b', 'c', 'd', 'e', 'others'], ground);
    expect(new Set(colours).size).toBe(6);
    const onCard = colours.slice(0, 5).map((colour) => contrast(colour, ground === 'light' ? '#ffffff' : '#1a1f29'));
    expect([...onCard].sort((a, b) => a - b)).toEqual(onCard);
    expect(colours[5]).toBe(seriesColours(['others'], ground)[0]);
  }
  expect(orderedColours(['a'])).toHaveLength(1);
});
