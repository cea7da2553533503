import { expect, test } from '@jest/globals';
import { GlobalTraces } from './global-traces.ts';

test('S9.050 a global that an area sets is gone after it and back with it', () => {
  const page: Record<string, unknown> = { own: 1 };
  const traces = new GlobalTraces(page);
  traces.enter();
  page.left = 'by the area';
  expect(traces.leave()).toEqual(['left']);
  expect(page).toEqual({ own: 1 });
  traces.enter();
  expect(page).toEqual({ own: 1, left: 'by the area' });
  traces.leave();
  expect(page).toEqual({ own: 1 });
});

test('what another area has set meanwhile is not this one’s', () => {
  const page: Record<string, unknown> = {};
  const [first, second] = [new GlobalTraces(page), new GlobalTraces(page)];
  first.enter();
  page.left = 'first';
  first.leave();
  second.enter();
  page.left = 'second';
  second.leave();
  first.enter();
  expect(page.left).toBe('first');
});

test('globals of loaders and those that cannot be taken away stay', () => {
  const page: Record<string, unknown> = {};
  const traces = new GlobalTraces(page);
  traces.enter();
  page.webpackChunkportal_area_sales = [];
  Object.defineProperty(page, 'fixed', { value: 1 });
  expect(traces.leave()).toEqual([]);
  expect(page.webpackChunkportal_area_sales).toEqual([]);
});
