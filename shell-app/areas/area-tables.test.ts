import { beforeEach, expect, jest, test } from '@jest/globals';
import type { AreaTables } from '@portal/contract';
import { act, renderHook } from '@testing-library/react';
import { areasOfPage } from '../../tests/support/areas-of-page.ts';
import { clearSession, keepLogin, replaceToken } from '../session/keep-session.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { areaTables, needTables, useAreaTables, useSpellings } from './area-tables.ts';
import { takeAreas } from './known-areas.ts';

const none: AreaTables = { links: {}, downloads: {}, spellings: {} };
const of = (area: string): AreaTables => ({ ...none, links: { city: [`/${area}?city={key}`] } });

/** Answers that come when the test lets them, in the order they were asked for. */
function lateServer() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  const { named } = fakeServer({ getAreaTables: () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve)) });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    asked: () => named('getAreaTables').length,
    settle,
    answer: async (at: number, answer: FakeAnswer) => {
      waiting[at]?.(answer);
      await settle();
    },
  };
}

beforeEach(() => {
  freshShell('/sales/trend');
  takeAreas(undefined);
  keepLogin(aLogin());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('they are asked for once, however many want them, and nobody waits any longer for what has come', async () => {
  const server = lateServer();
  const both = [needTables(), needTables()];
  await server.settle();
  expect([server.asked(), areaTables()]).toEqual([1, none]);
  await server.answer(0, { data: of('map') });
  await Promise.all(both);
  await needTables();
  expect([server.asked(), areaTables()]).toEqual([1, of('map')]);
});

test('a component asks when it appears, and renders again when they come', async () => {
  const server = lateServer();
  const { result } = renderHook(useAreaTables);
  await server.settle();
  expect([server.asked(), result.current]).toEqual([1, none]);
  await act(() => server.answer(0, { data: of('map') }));
  expect(result.current).toEqual(of('map'));
});

test('they end with the session, and an answer that comes after it is nobody’s', async () => {
  const server = lateServer();
  const early = needTables();
  await server.settle();
  clearSession();
  keepLogin(aLogin({ token: 'token-2', userId: 'u2' }));
  void needTables();
  await server.settle();
  await server.answer(1, { data: of('own') });
  await server.answer(0, { data: of('former') });
  await early;
  expect([server.asked(), areaTables()]).toEqual([2, of('own')]);
  clearSession();
  expect(areaTables()).toEqual(none);
  await needTables();
  await server.settle();
  expect(server.asked()).toBe(2);
});

test('with a new token they are asked for anew, what was known stays until then, and an older answer counts no more', async () => {
  const server = lateServer();
  const { result } = renderHook(useAreaTables);
  await server.settle();
  await act(async () => replaceToken('token-2'));
  await server.settle();
  expect(server.asked()).toBe(2);
  await act(() => server.answer(1, { data: of('new') }));
  await act(() => server.answer(0, { data: of('old') }));
  expect(result.current).toEqual(of('new'));
  await act(async () => replaceToken('token-3'));
  await server.settle();
  expect([server.asked(), result.current]).toEqual([3, of('new')]);
});

test('after a failure the next need asks again, and nothing breaks', async () => {
  const server = lateServer();
  const { result, unmount } = renderHook(useAreaTables);
  await server.settle();
  await act(() => server.answer(0, new Error('down')));
  expect(result.current).toEqual(none);
  unmount();
  renderHook(useAreaTables);
  await server.settle();
  await act(() => server.answer(1, { data: of('map') }));
  expect([server.asked(), areaTables()]).toEqual([2, of('map')]);
});

test('in front of another back end the page has brought links and downloads, and spellings alone are wanted', async () => {
  const server = lateServer();
  takeAreas(areasOfPage());
  const { result: shownOf } = renderHook(useAreaTables);
  await needTables();
  await server.settle();
  expect(server.asked()).toBe(0);
  const { result } = renderHook(useSpellings);
  await server.settle();
  await act(() => server.answer(0, { data: { ...of('elsewhere'), spellings: { 1000: ['sales'] } } }));
  expect([server.asked(), result.current, shownOf.current.links]).toEqual([1, { 1000: ['sales'] }, {}]);
});

test.each<[string, FakeAnswer]>([
  ['has no such call', new Error('404')],
  ['refuses it', { status: 404 }],
  ['has nothing to say', { data: null }],
])('another back end that %s is not asked again', async (_what, answer) => {
  jest.useFakeTimers();
  try {
    const { named } = fakeServer({ getAreaTables: answer });
    takeAreas(areasOfPage());
    const { result } = renderHook(useSpellings);
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect([named('getAreaTables').length, result.current]).toEqual([1, {}]);
  } finally {
    jest.useRealTimers();
  }
});
