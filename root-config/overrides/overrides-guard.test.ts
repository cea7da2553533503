import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const script = readFileSync(join(process.cwd(), 'build/page/overrides-guard.js'), 'utf8');
const key = 'import-map-override:@portal/ui';
const guard = () => document.querySelector<HTMLElement>('[data-testid="overrides-guard"]');

beforeEach(() => {
  jest.useFakeTimers();
  new Function(script)();
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

test('without overrides nothing is drawn', () => {
  jest.advanceTimersByTime(60_000);
  expect(guard()).toBeNull();
});

test('a page whose portal does not come gets the banner from the page itself, and one press drops all overrides', () => {
  localStorage.setItem(key, 'http://localhost:9000/ui.js');
  localStorage.setItem('import-map-overrides-external-maps', '["http://localhost:9000/map.json"]');
  localStorage.setItem('portal-development-react', 'true');
  localStorage.setItem('another', 'stays');
  jest.advanceTimersByTime(2000);
  expect(guard()?.textContent).toMatch(/overridden.*@portal\/ui.*localhost:9000\/ui\.js.*map\.json.*Restore/);
  document.body.replaceChildren();
  jest.advanceTimersByTime(2000);
  expect(guard()).not.toBeNull();
  // jsdom loads no page anew; it says so in its own console.
  jest.spyOn(console, 'error').mockReturnValue();
  guard()?.querySelector('button')?.click();
  expect(Object.keys(localStorage)).toEqual(['another']);
});

test('it leaves with the first sight of the banner of the portal, before anybody can press that', async () => {
  localStorage.setItem(key, 'http://localhost:9000/ui.js');
  jest.advanceTimersByTime(2000);
  const own = document.createElement('div');
  own.dataset.testid = 'overrides-banner';
  Object.defineProperty(own, 'offsetHeight', { value: 32 });
  const slot = document.createElement('div');
  document.body.append(slot);
  await Promise.resolve();
  expect(guard()).not.toBeNull();
  slot.append(own);
  await Promise.resolve();
  expect(guard()).toBeNull();
});

test('it makes room for the banner of the portal once that is to be seen', () => {
  localStorage.setItem(key, 'http://localhost:9000/ui.js');
  jest.advanceTimersByTime(2000);
  const own = document.createElement('div');
  own.dataset.testid = 'overrides-banner';
  document.body.append(own);
  jest.advanceTimersByTime(2000);
  expect(guard()).not.toBeNull();
  Object.defineProperty(own, 'offsetHeight', { value: 32 });
  jest.advanceTimersByTime(2000);
  expect(guard()).toBeNull();
});
