import { describe, expect, test } from '@jest/globals';
import { contrast } from '../../../../tests/support/contrast.ts';
import { inCase } from '../../../../tests/support/in-case.ts';
import { scaleColour } from './colours.ts';
import { domainOf, placeOn } from './scale.ts';

describe('a colour scale', () => {
  test('counts begin at zero, other figures at the least of them', () => {
    expect(domainOf([400, 1000, null], {}, 'count')).toMatchObject({ from: 0, to: 1000, isCutAbove: false });
    expect(domainOf([0.04, 0.12], {}, 'percent')).toMatchObject({ from: 0.04, to: 0.12 });
  });

  test('one that diverges reaches as far to both sides of its middle', () => {
    const domain = domainOf([-0.1, 0.4], { scale: 'diverging' }, 'percent');
    expect(domain).toMatchObject({ from: -0.4, to: 0.4, middle: 0 });
    expect([-0.4, -0.1, 0, 0.4].map((value) => placeOn(domain, value))).toEqual([-1, -0.25, 0, 1]);
    const index = domainOf([98, 104], { scale: 'diverging', middle: 100 }, 'index');
    expect([placeOn(index, 98), placeOn(index, 104)]).toEqual([-0.5, 1]);
  });

  test('a value far beyond all others stands at the end, which says so', () => {
    const usual = Array.from({ length: 60 }, (_, at) => at + 1);
    const domain = domainOf([...usual, 5000], {}, 'count');
    expect(domain.isCutAbove).toBe(true);
    expect(domain.to).toBeLessThan(100);
    expect(placeOn(domain, 5000)).toBe(1);
  });

  test('one value, or all alike, has a colour and no wrong place', () => {
    expect(placeOn(domainOf([7], {}, 'percent'), 7)).toBe(1);
    expect(placeOn(domainOf([0], { scale: 'diverging' }, 'percent'), 0)).toBe(0);
    expect(placeOn(domainOf([], {}, 'count'), 0)).toBe(1);
  });
});

test('figures are read on every colour of a scale, in both themes', () => {
  const texts = { light: '#1d2433', dark: '#e6e9ef' } as const;
  for (const ground of ['light', 'dark'] as const)
    for (const place of [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1])
      inCase(`${ground} ${place}`, () =>
        expect(contrast(scaleColour(place, ground, true), texts[ground])).toBeGreaterThanOrEqual(4.5),
      );
});

test('the least value is told apart from an empty cell, the middle of two sides is not', () => {
  expect(scaleColour(0, 'light')).not.toBe('#ffffff');
  expect(scaleColour(0, 'light', true)).toBe('#ffffff');
});
