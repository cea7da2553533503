import { describe, expect, test } from '@jest/globals';
import type { CaptchaStep } from '@portal/contract';
import { inCase } from '../../tests/support/in-case.ts';
import { handWay } from './captcha-test-kit.ts';
import { longestWay } from './drawing/puzzle-size.ts';
import { judgeWay } from './judge-way.ts';

const way = (...steps: [x: number, t: number][]): CaptchaStep[] => steps.map(([x, t]) => ({ x, y: 80, t }));
/** A way told by how far it has come, 0 to 1, at each share of its time. */
const along = (steps: number, time: number, course: (share: number, step: number) => number, x = 180): CaptchaStep[] =>
  Array.from({ length: steps + 1 }, (_, step) => ({
    x: course(step / steps, step) * x,
    y: 80,
    t: (step / steps) * time,
  }));
const pressed = (keys: readonly [dx: number, wait: number][]): CaptchaStep[] => {
  let [x, t] = [0, 0];
  return keys.map(([dx, wait], index) => {
    x += dx;
    t += index === 0 ? 0 : wait;
    return { x, y: 0, t };
  });
};
const repeat = <Item>(times: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: times }, (_, i) => item(i));

describe('people', () => {
  test('drag quickly, slowly, and on any length', () => {
    for (const x of [84, 120, 180, 252]) {
      for (const time of [200, 900, 4000, 50_000])
        inCase(`${x} ${time}`, () => expect(judgeWay(handWay(x, { time }), 'pointer', x)).toBe(true));
    }
  });

  test('tremble all the way', () => {
    const trembling = along(120, 3000, (share, step) =>
      Math.max(0, share + (step < 120 ? Math.sin(step * 7.7) * 0.03 : 0)),
    );
    expect(judgeWay(trembling, 'pointer', 180)).toBe(true);
  });

  test('creep pixel by pixel over the best part of a minute', () => {
    const creep = repeat(181, (x) => ({ x, y: 80, t: x * 300 + Math.sin(x * 3.3) * 80 + 80 }));
    expect(judgeWay(creep, 'pointer', 180)).toBe(true);
  });

  test('flick on a phone that tells of five steps', () => {
    expect(judgeWay(way([0, 0], [22, 50], [104, 100], [168, 150], [180, 200]), 'pointer', 180)).toBe(true);
  });

  test('overshoot, come back, rest and let go', () => {
    const back = way(
      [0, 0],
      [40, 60],
      [110, 120],
      [190, 200],
      [204, 260],
      [196, 400],
      [186, 700],
      [180, 1000],
      [180, 2600],
    );
    expect(judgeWay(back, 'pointer', 180)).toBe(true);
  });

  test('hold an arrow key, then correct', () => {
    const resting = repeat(140, (index): [number, number] => [1, index === 1 ? 480 : 33]);
    expect(judgeWay(pressed([...resting, [-1, 350], [-1, 210]]), 'keyboard', 138)).toBe(true);
  });

  test('go by page keys and arrows, also with times in whole steps of 100 ms', () => {
    const pages = repeat(12, (index): [number, number] => [10, index % 3 === 0 ? 200 : 100]);
    expect(judgeWay(pressed([...pages, [1, 400], [1, 0], [1, 200]]), 'keyboard', 123)).toBe(true);
  });

  test('jump to the end and walk back', () => {
    const home = pressed([
      [longestWay, 0],
      [-10, 420],
      [-10, 180],
      [-10, 240],
      [-1, 500],
    ]);
    expect(judgeWay(home, 'keyboard', longestWay - 31)).toBe(true);
  });

  test('jump from one end to the other on the way', () => {
    const ends = pressed([
      [10, 0],
      [longestWay - 10, 420],
      [-longestWay, 380],
      [10, 240],
      [1, 500],
    ]);
    expect(judgeWay(ends, 'keyboard', 11)).toBe(true);
  });
});

describe('robots', () => {
  const refused: [string, CaptchaStep[], ('pointer' | 'keyboard')?, number?][] = [
    ['no way at all', []],
    ['a single place', way([180, 400])],
    ['one jump', way([0, 0], [0, 200], [180, 400], [180, 600])],
    ['even speed in even intervals', along(30, 900, (share) => share)],
    [
      'even speed in uneven intervals',
      repeat(31, (i) => i * 30 + Math.sin(i) * 12).map((t) => ({ x: 0.2 * t, y: 80, t })),
      'pointer',
      0.2 * (900 + Math.sin(30) * 12),
    ],
    [
      'steps that are all alike, at uneven times',
      repeat(31, (i) => ({ x: i * 6, y: 80, t: i * 30 + Math.sin(i * 2.3) * 14 + (i > 20 ? 200 : 0) + 20 })),
    ],
    [
      'even speed with rests before and after',
      way([0, 0], [0, 300], [45, 400], [90, 500], [135, 600], [180, 700], [180, 1500]),
    ],
    [
      'steps that are all alike, with places that a browser reports twice between them',
      way([0, 0], [36, 90], [72, 170], [72, 210], [108, 300], [108, 310], [144, 390], [180, 480]),
    ],
    ['a teleport at the end', [...handWay(60), { x: 180, y: 80, t: 1000 }, { x: 180, y: 80, t: 1100 }]],
    [
      'half the way in a millisecond',
      [...handWay(95), { x: 180, y: 80, t: (handWay(95).at(-1)?.t ?? 0) + 1 }, { x: 180, y: 80, t: 1100 }],
    ],
    ['a last step that brings it there', [...handWay(100), { x: 180, y: 80, t: 1400 }]],
    ['less than 150 ms', handWay(180, { time: 120 })],
    ['more than a minute', handWay(180, { time: 61_000 })],
    ['times that stand', handWay(180).map((step) => ({ ...step, t: 500 }))],
    ['times that go back', handWay(180).map((step, index) => (index === 20 ? { ...step, t: 10 } : step))],
    ['a beginning in the middle', handWay(180).slice(12)],
    ['an end elsewhere than where it was let go', handWay(170)],
    ['NaN', handWay(180).map((step, index) => (index === 7 ? { ...step, x: Number.NaN } : step))],
    [
      'an infinite time',
      handWay(180).map((step, index) => (index === 40 ? { ...step, t: Number.POSITIVE_INFINITY } : step)),
    ],
    ['huge numbers', handWay(180).map((step, index) => (index === 7 ? { ...step, x: 1e308 } : step))],
    ['negative places', handWay(180).map((step, index) => (index === 7 ? { ...step, x: -20 } : step))],
    ['keys all at the same interval', pressed(repeat(18, () => [10, 100])), 'keyboard'],
    ['keys faster than any keyboard', pressed(repeat(180, (i) => [1, i % 2 ? 1 : 3])), 'keyboard'],
    [
      'keys of a size that no key has',
      pressed([
        [45, 0],
        [45, 300],
        [45, 200],
        [45, 250],
      ]),
      'keyboard',
    ],
    [
      'one key of a size that no key has, among others',
      pressed([
        [10, 0],
        [10, 300],
        [45, 200],
        [10, 250],
      ]),
      'keyboard',
      75,
    ],
    [
      'two places of one instant before the hand moves',
      way([0, 0], [0, 0], [22, 50], [104, 100], [168, 150], [180, 200]),
    ],
    ['a drag that calls itself keys', handWay(180), 'keyboard'],
    [
      'keys that go back in time',
      pressed([
        [10, 0],
        [10, 900],
        [10, -100],
        [10, 300],
      ]),
      'keyboard',
      40,
    ],
  ];

  test.each(refused)('are refused: %s', (_, steps, by = 'pointer', x = 180) => {
    expect(judgeWay(steps, by, x)).toBe(false);
  });

  test('NaN as the place where it was let go', () => expect(judgeWay(handWay(180), 'pointer', Number.NaN)).toBe(false));
});

describe('the borders', () => {
  /** A flick of five steps whose first lies at `from`, and whose last comes `time` ms later. */
  const flick = (from: number, time: number, shift = 0) =>
    way([from, 0], [30, time / 4], [104, time / 2], [168, (time * 3) / 4], [180 + shift, time]);
  const later = (steps: CaptchaStep[], by: number) => steps.map((step) => ({ ...step, t: step.t + by }));
  const aside = (y: number) => flick(0, 200).map((step, index) => (index === 2 ? { ...step, y } : step));
  const beyond = (x: number) =>
    way([0, 0], [40, 60], [110, 120], [200, 180], [300, 240], [x, 300], [260, 360], [200, 420], [180, 500]);
  /** Steps of two lengths in turn, in even intervals: the spread of both steps and speeds is half their difference. */
  const inTurn = (short: number, long: number) =>
    repeat(19, (i) => ({ x: i * short + Math.floor(i / 2) * (long - short), y: 80, t: i * 16 }));
  const evenSteps = (length: number) =>
    repeat(180 / length + 1, (i) => ({ x: i * length, y: 80, t: i * 30 + (i % 3) * 9 }));

  test.each<[string, CaptchaStep[], boolean]>([
    ['150 ms', flick(0, 150), true],
    ['149 ms', flick(0, 149), false],
    ['60 s', flick(0, 60_000), true],
    ['a millisecond more', flick(0, 60_001), false],
    ['149 ms that begin later', later(flick(0, 149), 100), false],
    ['an end at ten minutes of the clock', later(flick(0, 200), 599_800), true],
    ['an end after that', later(flick(0, 200), 599_801), false],
    ['a beginning before the clock', later(flick(0, 200), -1), false],
    ['a pointer 100000 px above the picture', aside(-100_000), true],
    ['a pointer farther above it', aside(-100_001), false],
    ['a way to the right edge of the picture and back', beyond(360), true],
    ['a way beyond it and back', beyond(361), false],
    ['a step of 60 % of the way', way([0, 0], [108, 70], [150, 130], [180, 200]), true],
    ['a step of more', way([0, 0], [109, 70], [150, 130], [180, 200]), false],
    ['a step of more where the way began aside', way([12, 0], [30, 60], [140, 120], [168, 150], [180, 200]), false],
    ['a last step of 40 % of the way', way([0, 0], [30, 50], [108, 120], [180, 200]), true],
    ['a last step of more', way([0, 0], [30, 50], [107, 120], [180, 200]), false],
    ['12 px in a millisecond', way([0, 0], [30, 60], [126, 68], [168, 150], [180, 200]), true],
    ['13 px in a millisecond', way([0, 0], [30, 60], [134, 68], [168, 150], [180, 200]), false],
    ['steps and speeds that spread by a tenth', inTurn(9, 11), true],
    ['steps and speeds that spread by less', inTurn(9.5, 10.5), false],
    ['steps of 2 px that are all alike', evenSteps(2), true],
    ['steps of 3 px that are all alike', evenSteps(3), false],
    ['a beginning 12 px from the edge', flick(12, 200), true],
    ['a beginning 13 px from it', flick(13, 200), false],
    ['an end 2 px before the place', flick(0, 200, -2), true],
    ['an end 2 px behind it', flick(0, 200, 2), true],
    ['an end 3 px from it', flick(0, 200, -3), false],
    ['four steps', way([0, 0], [80, 70], [150, 130], [180, 200]), true],
    ['three steps', way([0, 0], [108, 100], [180, 200]), false],
  ])('of a drag: %s', (_, steps, passes) => expect(judgeWay(steps, 'pointer', 180)).toBe(passes));

  test.each<[string, [number, number][], boolean]>([
    [
      'four keys in 150 ms',
      [
        [10, 0],
        [10, 40],
        [10, 60],
        [10, 50],
      ],
      true,
    ],
    [
      'four keys in 149 ms',
      [
        [10, 0],
        [10, 40],
        [10, 60],
        [10, 49],
      ],
      false,
    ],
    [
      'three keys',
      [
        [10, 0],
        [10, 140],
        [10, 160],
      ],
      false,
    ],
    [
      'two minutes',
      [
        [10, 0],
        [10, 60_000],
        [10, 59_000],
        [10, 1000],
      ],
      true,
    ],
    [
      'a millisecond more',
      [
        [10, 0],
        [10, 60_000],
        [10, 59_000],
        [10, 1001],
      ],
      false,
    ],
    [
      'intervals that differ by 1 ms',
      [
        [10, 0],
        [10, 100],
        [10, 101],
        [10, 100],
      ],
      true,
    ],
    [
      'intervals that differ by less',
      [
        [10, 0],
        [10, 100],
        [10, 100.9],
        [10, 100],
      ],
      false,
    ],
    ['8 ms a key', Array.from({ length: 21 }, (_, at) => [1, at % 2 ? 7 : 9]), true],
    ['less than 8 ms a key', Array.from({ length: 31 }, (_, at) => [1, at % 2 ? 7 : 8]), false],
  ])('of keys: %s', (_, keys, passes) => {
    const steps = pressed(keys);
    expect(judgeWay(steps, 'keyboard', steps.at(-1)?.x ?? 0)).toBe(passes);
  });
});
