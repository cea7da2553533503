import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NewerBuildBanner } from '../layout/notices/newer-build-banner.tsx';
import { clearSession } from '../session/keep-session.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { followDrafts, hasDrafts } from './drafts.ts';
import { meetNewerBuild, newer, page } from './newer-build.ts';

const reload = jest.fn();

beforeEach(() => {
  freshShell();
  sessionStorage.clear();
  newer.there = false;
  Object.assign(page, { reload });
  reload.mockClear();
});

const Form = () => (
  <form>
    <input name="account" />
    <textarea name="words" />
    <input name="password" type="password" />
    <input name="mobileCode" />
    <input name="recovery" autoComplete="off" />
    <input name="newPwd" type="text" />
  </form>
);

/** A password that is shown is a field of text. */
const secrets = ['password', 'mobileCode', 'recovery', 'newPwd'];

const type = (name: string, value: string) =>
  fireEvent.input(document.querySelector(`[name="${name}"]`) as Element, { target: { value } });

const values = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => [name, value]),
  );

test('a page of an older build is loaded anew once, and never again for the same build', () => {
  meetNewerBuild('b');
  meetNewerBuild('b');
  expect(reload).toHaveBeenCalledTimes(1);
  meetNewerBuild('c');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what was met for somebody is met anew for whoever signs in next', () => {
  meetNewerBuild('b withheld ()');
  clearSession();
  meetNewerBuild('b withheld ()');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('two builds that answer by turns are no loop', () => {
  for (const build of ['b', 'a', 'b', 'a', 'b', 'a']) meetNewerBuild(build);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('who has typed is asked; what was typed is put back once, without passwords and codes', async () => {
  const stop = followDrafts();
  const { unmount } = render(<Form />);
  render(<NewerBuildBanner />);
  for (const name of ['account', 'words', ...secrets]) type(name, `my ${name}`);
  await act(async () => meetNewerBuild('b'));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByTestId('newer-build').textContent).toContain('门户已更新');
  fireEvent.click(screen.getByTestId('newer-build-load'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/my (password|mobileCode|recovery|newPwd)/);
  stop();
  unmount();

  const end = followDrafts();
  expect(sessionStorage.getItem('drafts')).toBeNull();
  await act(async () => void render(<Form />));
  const none = Object.fromEntries(secrets.map((name) => [name, '']));
  expect(values()).toEqual({ account: 'my account', words: 'my words', ...none });
  end();
});

const drafts = (more: object = {}) =>
  sessionStorage.setItem('drafts', JSON.stringify({ owner: '', path: '/', fields: [['account', 'lili']], ...more }));

test('what was typed is forgotten with the session', async () => {
  drafts();
  const stop = followDrafts();
  clearSession();
  await act(async () => void render(<Form />));
  expect(values().account).toBe('');
  stop();
});

test('what was typed waits for its own page, and is nothing for another account', async () => {
  drafts({ path: '/there' });
  const stop = followDrafts();
  const { unmount } = render(<Form />);
  await act(async () => undefined);
  expect(values().account).toBe('');
  unmount();
  history.replaceState(null, '', '/there');
  await act(async () => void render(<Form />));
  expect(values().account).toBe('lili');
  stop();
  cleanup();

  drafts({ path: '/there', owner: 'u9' });
  const end = followDrafts();
  await act(async () => void render(<Form />));
  expect(values().account).toBe('');
  end();
});

test('a field that has gone with its page is no draft', () => {
  const stop = followDrafts();
  const { unmount } = render(<Form />);
  type('account', 'lili');
  expect(hasDrafts()).toBe(true);
  unmount();
  expect(hasDrafts()).toBe(false);
  stop();
});
