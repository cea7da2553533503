import { beforeEach, expect, jest, test } from '@jest/globals';
import { AreaCodes } from './area-codes.ts';
import { FileTries } from './file-tries.ts';
import { openPartsDoor, type PartsDoor } from './parts-door.ts';
import { StyleLinks } from './style-links.ts';

const script = 'https://portal.example/assets/portal-ui.part.0f3a.js';
const style = 'https://portal.example/assets/portal-ui.part.0f3a.css';
const raised = jest.fn();
let tries: FileTries;

const door = () => Reflect.get(globalThis, Symbol.for('@portal/parts')) as PartsDoor;
const fails = () => Promise.reject(new Error('no'));

beforeEach(() => {
  jest.useFakeTimers();
  raised.mockClear();
  tries = new FileTries();
  openPartsDoor({ tries, styles: new StyleLinks(tries, 10_000), codes: new AreaCodes(), raise: raised });
});

test('a script that failed is asked for at another address; one that came at its own', async () => {
  await door().script(script, Promise.resolve());
  expect(door().next(script)).toBe(script);
  expect(tries.hasCome(script)).toBe(true);
  for (const count of [1, 2]) {
    await expect(door().script(script, fails())).rejects.toThrow('no');
    expect(door().next(script)).toBe(`${script}?retry=${count}`);
  }
});

test('a stylesheet that failed fails its part, and is asked for at another address then', async () => {
  await expect(door().style(style, fails())).rejects.toThrow('no');
  expect(door().next(style)).toBe(`${style}?retry=1`);
  expect(raised).not.toHaveBeenCalled();
});

test('a part is shown without a stylesheet that never answers, which is asked for again', async () => {
  const loading = door().style(style, new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(raised).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.href).toBe(`${style}?retry=1`);
});
