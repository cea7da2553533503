import type { CaptchaStep } from '@portal/contract';
import { longestWay, puzzleSize } from './drawing/puzzle-size.ts';

/** What a hand can do. Generous: it is here to stop what no hand does, not to grade people. */
const hand = {
  pointer: { steps: 4, time: [150, 60_000] },
  /** Held arrow keys repeat 20 to 60 times a second. */
  keyboard: { steps: 4, time: [150, 120_000], leastInterval: 8 },
  /** Pixels of the picture in a millisecond; the quickest flicks of a hand reach 5. */
  speed: 12,
  /** Shares of the distance that one step, and the last one, may take: a phone tells of a quick drag in few steps. */
  largestStep: 0.6,
  lastStep: 0.4,
  /** Spread of speeds over their mean; hands are above 0.3, even slow ones. */
  leastSpread: 0.1,
  /** Steps that are all alike are a machine's, unless they are the single pixels of a slow hand. */
  alikeAbove: 2,
  /** How far from the left edge a drag may begin, in pixels: the piece may have been moved by a key before. */
  start: 12,
  /** How far from the last step of its way the piece may lie, in pixels. */
  tolerance: 2,
} as const;

/** Steps of arrow keys and page keys, in pixels; Home and End go to the edges. */
const isKeyStep = (dx: number, to: number): boolean =>
  Math.abs(dx) === 1 || Math.abs(dx) === 10 || to === 0 || to === longestWay;

/**
 * A24: whether a person may have moved the piece like this. Where it ends is judged elsewhere.
 *
 * @param way positions in pixels of the picture, times in milliseconds; nothing about it is believed
 * @param x where the piece was let go, in pixels of the picture
 */
export function judgeWay(way: readonly CaptchaStep[], by: 'pointer' | 'keyboard', x: number): boolean {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last || way.length < hand[by].steps || !way.every(liesInPicture)) return false;
  const [shortest, longest] = hand[by].time;
  const time = last.t - first.t;
  if (time < shortest || time > longest) return false;
  if (!(Math.abs(last.x - x) <= hand.tolerance)) return false;
  return by === 'pointer' ? first.x <= hand.start && isDragged(way) : isKeyStep(first.x, first.x) && isKeyed(way);
}

const liesInPicture = ({ x, y, t }: CaptchaStep): boolean =>
  Number.isFinite(x + y + t) && x >= 0 && x <= puzzleSize.width && Math.abs(y) <= 100_000 && t >= 0 && t <= 600_000;

interface Move {
  dx: number;
  dt: number;
}

const movesOf = (way: readonly CaptchaStep[]): Move[] =>
  way.slice(1).map(({ x, t }, index) => ({ dx: x - (way[index]?.x ?? 0), dt: t - (way[index]?.t ?? 0) }));

function isDragged(way: readonly CaptchaStep[]): boolean {
  const moves = movesOf(way);
  if (moves.some(({ dt }) => dt <= 0)) return false;
  const distance = Math.max(...way.map(({ x }) => x)) - Math.min(...way.map(({ x }) => x));
  const leaps = moves.some(
    ({ dx, dt }) => Math.abs(dx) > hand.largestStep * distance || Math.abs(dx) / dt > hand.speed,
  );
  const lands = Math.abs(moves.at(-1)?.dx ?? 0) <= hand.lastStep * distance;
  if (leaps || !lands) return false;
  // Rests before the first and after the last move say nothing about how the hand moved.
  const moved = ({ dx }: Move) => dx !== 0;
  const movement = moves.slice(moves.findIndex(moved), moves.findLastIndex(moved) + 1);
  const speeds = spread(movement.map(({ dx, dt }) => Math.abs(dx) / dt));
  // A browser reports the pointer where it already was when the page below it changes: that is no step.
  const steps = spread(movement.filter(moved).map(({ dx }) => Math.abs(dx)));
  const alike = steps.relative < hand.leastSpread && steps.mean > hand.alikeAbove;
  return speeds.relative >= hand.leastSpread && !alike;
}

/** Mean of some values and their standard deviation as a share of it; 0 when nothing moves. */
function spread(values: readonly number[]): { mean: number; relative: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, relative: mean > 0 ? Math.sqrt(variance) / mean : 0 };
}

/** Browsers may round times, so steps may share an instant as long as all together took their time. */
function isKeyed(way: readonly CaptchaStep[]): boolean {
  const moves = movesOf(way);
  const times = moves.map(({ dt }) => dt);
  if (times.some((dt) => dt < 0)) return false;
  const plausible = moves.every(({ dx }, index) => isKeyStep(dx, way[index + 1]?.x ?? 0));
  const total = times.reduce((sum, dt) => sum + dt, 0);
  // A held key repeats evenly, but only after the wait for its first repetition.
  const even = Math.max(...times) - Math.min(...times) < 1;
  return plausible && !even && total >= hand.keyboard.leastInterval * times.length;
}
