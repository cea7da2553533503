import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AreaWindow } from './area-window.ts';

type Face = Window & typeof globalThis & Record<string, unknown>;

/** The page's window itself: what a test environment calls `window` may be a copy. */
const page = document.defaultView as Window & typeof globalThis;

const windows: AreaWindow[] = [];
const open = (real = page) => {
  const area = new AreaWindow(real);
  windows.push(area);
  return { area, own: Reflect.get(area.scope, 'window') as Face };
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  for (const area of windows.splice(0)) area.leave();
  jest.useRealTimers();
});

describe('S9.050 an area sees a window of its own', () => {
  test('each name of the window leads to the same one, and the document is the page’s', () => {
    const { own } = open();
    for (const name of ['self', 'globalThis', 'frames', 'top', 'parent', 'window']) expect(own[name]).toBe(own);
    expect(own).not.toBe(page);
    expect(own.document).toBe(document);
    expect(own.document.defaultView).toBe(page);
    expect(Object.getPrototypeOf(own)).toBe(Object.getPrototypeOf(page));
    expect(Object.prototype.toString.call(own)).toBe(Object.prototype.toString.call(page));
    expect(own.getComputedStyle(document.body).display).toBe('block');
    expect(Reflect.set(own, 'window', 1)).toBe(false);
  });

  test('fetch that an area wraps and a patched history are the area’s alone, and are there when it returns', () => {
    const [first, second] = [open(), open()];
    const wrapped = jest.fn<typeof fetch>();
    const patched = jest.fn();
    first.own.fetch = wrapped;
    first.own.history.pushState = patched;
    expect(page.fetch).not.toBe(wrapped);
    expect(second.own.fetch).not.toBe(wrapped);
    expect(page.history.pushState).not.toBe(patched);
    first.area.leave();
    first.area.enter();
    expect(first.own.fetch).toBe(wrapped);
    expect(first.own.history.pushState).toBe(patched);
  });

  test('history works through it, and its way to scroll is the page’s', () => {
    const { own } = open();
    own.history.replaceState({ from: 'area' }, '');
    expect(page.history.state).toEqual({ from: 'area' });
    expect(own.history.state).toEqual({ from: 'area' });
    expect(own.history instanceof page.History).toBe(true);
    own.name = 'of the area';
    expect(page.name).toBe('');
  });
});

describe('S9.050 what an area leaves running ends with it', () => {
  test('timers and frames that wait are ended, and while it is away none begins', () => {
    const { area, own } = open(window);
    const fired = jest.fn();
    own.setTimeout(fired, 10, 'in time');
    jest.advanceTimersByTime(10);
    expect(fired.mock.calls).toEqual([['in time']]);
    own.setTimeout(fired, 10);
    own.setInterval(fired, 10);
    own.requestAnimationFrame(fired);
    const cleared = own.setTimeout(fired, 10);
    own.clearTimeout(cleared);
    area.leave();
    own.setTimeout(fired, 10);
    jest.advanceTimersByTime(1000);
    expect(fired).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
    area.enter();
    own.setInterval(fired, 10);
    jest.advanceTimersByTime(20);
    expect(fired).toHaveBeenCalledTimes(3);
  });

  test('observers that still watch are ended, and those of the page go on', async () => {
    const { area, own } = open();
    const [seen, ofPage] = [jest.fn(), jest.fn()];
    const observer = new own.MutationObserver(seen);
    const another = new page.MutationObserver(ofPage);
    expect(observer instanceof page.MutationObserver).toBe(true);
    for (const each of [observer, another]) each.observe(document.body, { childList: true });
    document.body.append('a');
    await Promise.resolve();
    area.leave();
    document.body.append('b');
    await Promise.resolve();
    another.disconnect();
    expect([seen, ofPage].map((each) => each.mock.calls.length)).toEqual([1, 2]);
  });

  test('listeners on window that it has not removed are removed, and those of the page stay', () => {
    const { area, own } = open();
    const [stored, removed, ofPage] = [jest.fn(), jest.fn(), jest.fn()];
    page.addEventListener('resize', ofPage);
    own.addEventListener('resize', stored);
    own.addEventListener('resize', stored, { capture: true });
    own.addEventListener('resize', removed);
    own.removeEventListener('resize', removed);
    page.dispatchEvent(new Event('resize'));
    expect([stored, removed, ofPage].map((listener) => listener.mock.calls.length)).toEqual([2, 0, 1]);
    area.leave();
    own.addEventListener('resize', stored);
    page.dispatchEvent(new Event('resize'));
    expect([stored, ofPage].map((listener) => listener.mock.calls.length)).toEqual([2, 2]);
    page.removeEventListener('resize', ofPage);
  });

  test('listeners on the document that it has not removed are removed', () => {
    const { area } = open();
    const doc = Reflect.get(area.scope, Symbol.for('@portal/area-document')) as Document;
    const [stored, removed] = [jest.fn(), jest.fn()];
    doc.addEventListener('click', stored);
    doc.addEventListener('click', removed);
    doc.removeEventListener('click', removed);
    document.dispatchEvent(new Event('click'));
    area.leave();
    document.dispatchEvent(new Event('click'));
    expect([stored, removed].map((listener) => listener.mock.calls.length)).toEqual([1, 0]);
  });

  test('a handler such as onresize is called while the area is there, and is not the page’s', () => {
    const { area, own } = open();
    const [handler, later] = [jest.fn(), jest.fn()];
    own.onresize = handler;
    own.onresize = later;
    expect([own.onresize, page.onresize]).toEqual([later, null]);
    page.dispatchEvent(new Event('resize'));
    area.leave();
    page.dispatchEvent(new Event('resize'));
    expect([handler, later].map((each) => each.mock.calls.length)).toEqual([0, 1]);
    area.enter();
    page.dispatchEvent(new Event('resize'));
    expect(later).toHaveBeenCalledTimes(2);
    own.onresize = null;
    page.dispatchEvent(new Event('resize'));
    expect(later).toHaveBeenCalledTimes(2);
    expect(own.onresize).toBeNull();
  });

  test('onerror is given words, and onbeforeunload asks by what it returns', () => {
    const { own } = open();
    const onerror = jest.fn((..._words: unknown[]) => true);
    own.onerror = onerror;
    own.onbeforeunload = () => 'stay';
    const error = new ErrorEvent('error', { message: 'no', filename: 'a.js', lineno: 1, colno: 2, cancelable: true });
    page.dispatchEvent(error);
    expect(onerror).toHaveBeenCalledWith('no', 'a.js', 1, 2, null);
    expect(error.defaultPrevented).toBe(true);
    const leaving = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});

test('S9.050 a write to location goes to the page', () => {
  const { own } = open();
  Reflect.set(own, 'location', '#of-the-area');
  expect(String(page.location)).toMatch(/#of-the-area$/);
  expect(own.location).toBe(page.location);
});
