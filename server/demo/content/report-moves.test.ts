import { describe, expect, test } from '@jest/globals';
import type { Figure, Period } from './period-figures.ts';
import { courseText, distanceOf, movesOf, movesText } from './report-moves.ts';

/** A part with what it sold now and a year before, of 1000 now and 800 before. */
const part = (name: string, volume: number, before: number | null): Figure => ({
  name,
  volume,
  yoy: before === null ? null : volume / before - 1,
  mom: null,
  share: volume / 1000,
});
const whole = part('all', 1000, 800);
const periods = (...volumes: number[]): Period[] =>
  volumes.map((volume, at) => ({ key: String(at), name: String(at), all: part('all', volume, null) }));

describe('what a report says of moves', () => {
  test('who gained and lost most of the whole, in points, by the figures of both years', () => {
    const moves = movesOf([part('A', 500, 320), part('B', 300, 240), part('C', 200, 240)], whole);
    expect(moves.gain).toMatchObject({ name: 'A', share: 0.5 });
    expect(moves.gain?.points).toBeCloseTo(50 - 40, 9);
    expect(moves.loss?.points).toBeCloseTo(20 - 30, 9);
    expect(distanceOf(moves)).toBeCloseTo(10, 9);
    expect(movesText(moves)).toEqual([
      '与上年同期相比，A份额升幅最大，上升 10.0 个百分点至 50.0%；C降幅最大，下降 10.0 个百分点至 20.0%。',
      'Against the year before, A gained most, up 10.0 pp to 50.0%, and C lost most, down 10.0 pp to 20.0%.',
    ]);
  });

  test('who sold nothing a year before gained all that it has', () => {
    const { gain, loss } = movesOf([part('New', 300, null), part('B', 600, 780), part('C', 100, 20)], whole);
    expect([gain?.name, loss?.name]).toEqual(['New', 'B']);
    expect(gain?.points).toBeCloseTo(30, 9);
  });

  test('nothing where the year before is not known, and of nobody who stood still', () => {
    expect(movesText(movesOf([part('A', 500, null)], part('all', 1000, null)))).toEqual(['', '']);
    expect(movesText(movesOf([part('A', 500, 400), part('B', 500, 400)], whole))).toEqual(['', '']);
    expect(movesOf([part('A', 500, 400)], part('all', 1000, null))).toEqual({ gain: null, loss: null });
    expect(movesText(movesOf([part('A', 500, 380), part('B', 100, 80)], whole))[1]).toMatch(
      /^Against .* A alone gained/,
    );
  });

  test('how the last period stands among those before', () => {
    expect(courseText(periods(1, 2))).toEqual(['', '']);
    expect(courseText(periods(3, 1, 4))).toEqual(['为近 3 期最高。', 'It is the highest of the last 3 periods.']);
    expect(courseText(periods(3, 2, 1))[1]).toBe('It is the lowest of the last 3 periods.');
    expect(courseText(periods(5, 1, 2, 3))).toEqual(['连续 2 期环比上升。', 'It is the second rise in a row.']);
    expect(courseText(periods(1, 5, 4, 3, 2))[1]).toBe('It is the third fall in a row.');
    expect(courseText(periods(5, 1, 4, 3))).toEqual(['环比由升转降。', 'It falls after a rise.']);
    expect(courseText(periods(5, 4, 1, 3))[0]).toBe('环比由降转升。');
  });
});
