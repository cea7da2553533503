import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AreaTables } from '@portal/contract';
import { act, renderHook } from '@testing-library/react';
import { clearSession, keepLogin, replaceToken } from '../session/keep-session.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { areaTables, needTables, useAreaTables } from './area-tables.ts';
import { takeAreas } from './known-areas.ts';

const tables: AreaTables = { links: { city: ['/map?city={key}'] }, downloads: {}, spellings: {} };
const second = 1000;

let answer: FakeAnswer = new Error('down');
let calls = (): number => 0;

beforeEach(() => {
  jest.useFakeTimers();
  freshShell('/sales/trend');
  takeAreas(undefined);
  keepLogin(aLogin());
  answer = new Error('down');
  const { named } = fakeServer({ getAreaTables: () => answer });
  calls = () => named('getAreaTables').length;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * second));

test('what stands on screen asks again after half a minute, then seldomer, and has the tables when they come', async () => {
  const { result } = renderHook(useAreaTables);
  await pass(0);
  for (const [at, wait] of [30, 60, 120, 240, 300, 300].entries()) {
    await pass(wait - 1);
    expect(calls()).toBe(at + 1);
    await pass(1);
    expect(calls()).toBe(at + 2);
  }
  answer = { data: tables };
  await pass(300);
  expect([calls(), result.current]).toEqual([8, tables]);
  await pass(3600);
  expect(calls()).toBe(8);
});

test('it asks at once when the browser is online again', async () => {
  const { result } = renderHook(useAreaTables);
  await pass(1);
  answer = { data: tables };
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(0);
  expect([calls(), result.current]).toEqual([2, tables]);
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass(3600);
  expect(calls()).toBe(2);
});

test('nobody asks again for what nobody needs any more, or for a session that is over', async () => {
  const { unmount } = renderHook(useAreaTables);
  await pass(1);
  unmount();
  await pass(3600);
  expect(calls()).toBe(1);
  const end = needTables();
  await pass(1);
  expect(calls()).toBe(2);
  clearSession();
  await end;
  await pass(3600);
  expect(calls()).toBe(2);
});

test('who waits for them waits for the call that brings them', async () => {
  let isKnown = false;
  void needTables().then(() => {
    isKnown = true;
  });
  await pass(1);
  expect([isKnown, calls()]).toEqual([false, 1]);
  answer = { data: tables };
  await pass(30);
  expect([isKnown, calls(), areaTables()]).toEqual([true, 2, tables]);
});

test('a session that wants to be renewed is warned of once, and asks with its next token', async () => {
  answer = { status: '100441', msg2Dev: 'renew' };
  const { result } = renderHook(useAreaTables);
  await pass(3600);
  expect(calls()).toBe(1);
  answer = { data: tables };
  await act(async () => replaceToken('token-2'));
  await pass(1);
  expect([calls(), result.current]).toEqual([2, tables]);
});
