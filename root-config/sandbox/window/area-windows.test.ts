import { beforeEach, expect, test } from '@jest/globals';
import { AreaWindows } from './area-windows.ts';

const ask = (name: string): object =>
  (Reflect.get(globalThis, Symbol.for('@portal/area-window')) as (name: string) => object)(name);

let windows: AreaWindows;

beforeEach(() => {
  windows = new AreaWindows(window);
  windows.open();
});

test('S9.050 every file of an area gets the same window, and another area another one', () => {
  const sales = ask('@portal/area-sales');
  expect(ask('@portal/area-sales')).toBe(sales);
  expect(ask('@portal/area-price')).not.toBe(sales);
  expect(windows.get('@portal/area-sales')?.scope).toBe(sales);
  expect(windows.get('@portal/area-news')).toBeUndefined();
  expect(Object.keys(window)).not.toContain('Symbol(@portal/area-window)');
});

test('S9.050 code that is loaded anew begins with a window that nothing is on', () => {
  const before = ask('@portal/area-sales');
  Reflect.set(before, 'left', 1);
  windows.forget('@portal/area-sales');
  const after = ask('@portal/area-sales');
  expect(Reflect.get(after, 'left')).toBeUndefined();
  expect(Reflect.get(before, 'left')).toBe(1);
});

test('scripts that have asked are known by their addresses', () => {
  const script = Object.assign(document.createElement('script'), { src: 'https://portal.example.com/own.js' });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  ask('@portal/area-sales');
  Reflect.deleteProperty(document, 'currentScript');
  expect(windows.serves('https://portal.example.com/own.js')).toBe(true);
  expect(windows.serves('https://portal.example.com/other.js')).toBe(false);
});
