import type { jest } from '@jest/globals';

type Options = Extract<Parameters<typeof jest.useFakeTimers>[0], { legacyFakeTimers?: false }>;
type Timer = NonNullable<Options['doNotFake']>[number];

const timers: readonly Timer[] = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/**
 * For `doNotFake` of a test that stops a few of the clocks and lets the others run.
 * @param faked those that stop
 */
export const allTimersBut = (...faked: Timer[]): Timer[] => timers.filter((timer) => !faked.includes(timer));
