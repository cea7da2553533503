import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AreaWindows } from '../window/area-windows.ts';
import { AreaTraces } from './area-traces.ts';

const name = '@portal/area-sales';
const page = globalThis as unknown as Record<string, unknown>;
const ask = (): Record<string, unknown> =>
  (Reflect.get(globalThis, Symbol.for('@portal/area-window')) as (name: string) => Record<string, unknown>)(name);

let warn: ReturnType<typeof jest.fn<(sentence: string) => void>>;
let traces: AreaTraces;

beforeEach(() => {
  const windows = new AreaWindows(window);
  windows.open();
  warn = jest.fn<(sentence: string) => void>();
  traces = new AreaTraces({ name, windows, owns: () => true, foreign: null, byPortal: (work) => work(), warn });
});

afterEach(() => {
  for (const left of ['ofLibrary', 'ofScript', 'ofArea']) delete page[left];
  document.head.replaceChildren();
});

describe('an area whose files have a window of their own', () => {
  test('S9.050 what it wrote is there on its next visit, and what came to the page meanwhile stays', () => {
    traces.enter();
    ask().left = 'own';
    page.ofLibrary = 1;
    traces.leave();
    expect([page.left, page.ofLibrary]).toEqual([undefined, 1]);
    traces.enter();
    expect(ask().left).toBe('own');
    traces.leave();
    expect(warn).not.toHaveBeenCalled();
  });

  test('S9.050 globals of a script that it puts into the head are put back when it leaves', () => {
    traces.enter();
    ask();
    document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src: '/vendor.js' }));
    page.ofScript = 1;
    traces.leave();
    expect('ofScript' in page).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    traces.enter();
    expect(page.ofScript).toBe(1);
    traces.leave();
    expect('ofScript' in page).toBe(false);
  });

  test('S9.050 after it was forgotten it begins with a new window, once the old code has left', () => {
    traces.enter();
    const before = ask();
    traces.forget();
    traces.leave();
    expect(ask()).toBe(before);
    traces.enter();
    expect(ask()).not.toBe(before);
  });
});

test('S9.050 an area without a window of its own is tidied up after', () => {
  traces.enter();
  page.ofArea = 1;
  traces.leave();
  expect('ofArea' in page).toBe(false);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('ofArea')]]);
});
