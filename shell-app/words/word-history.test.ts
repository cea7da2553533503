import { beforeEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { restoreWordHistory, useWordHistory, wordHistory } from './word-history.ts';

beforeEach(() => freshShell());

const texts = () => renderHook(useWordHistory).result.current;

test('the questions of a session stand the latest first, each once, and end with it', () => {
  keepLogin(aLogin());
  for (const text of ['a', 'b', 'a']) wordHistory.add(text);
  expect(texts()).toEqual(['a', 'b']);
  for (let at = 0; at < 20; at += 1) wordHistory.add(`${at}`);
  expect(texts()).toHaveLength(12);
  clearSession();
  expect(texts()).toEqual([]);
  expect({ ...sessionStorage }).toEqual({});
});

test('they outlive a load of the page in their tab, and are nobody else’s', () => {
  keepLogin(aLogin());
  wordHistory.add('BYD sales');
  const left = { ...sessionStorage };
  const loadAnew = (userId?: string) => {
    clearSession();
    for (const [key, text] of Object.entries(left)) sessionStorage.setItem(key, String(text));
    keepLogin(aLogin(userId === undefined ? {} : { userId }));
    restoreWordHistory();
  };
  loadAnew();
  expect(texts()).toEqual(['BYD sales']);
  loadAnew('u2');
  expect(texts()).toEqual([]);
});
