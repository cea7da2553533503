import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { clearSession } from '../session/keep-session.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { followDrafts } from './drafts.ts';
import { meetNewerBuild, newer, page } from './newer-build.ts';
import { NewerBuildBanner } from './newer-build-banner.tsx';

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
  </form>
);

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

test('who has typed is asked; what was typed is put back once, without passwords and codes', async () => {
  const stop = followDrafts();
  const { unmount } = render(<Form />);
  render(<NewerBuildBanner />);
  for (const name of ['account', 'words', 'password', 'mobileCode']) type(name, `my ${name}`);
  await act(async () => meetNewerBuild('b'));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByTestId('newer-build').textContent).toContain('门户已更新');
  fireEvent.click(screen.getByTestId('newer-build-load'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/my (password|mobileCode)/);
  stop();
  unmount();

  const end = followDrafts();
  expect(sessionStorage.getItem('drafts')).toBeNull();
  await act(async () => void render(<Form />));
  expect(values()).toEqual({ account: 'my account', words: 'my words', password: '', mobileCode: '' });
  end();
});

test('what was typed is forgotten with the session', async () => {
  sessionStorage.setItem('drafts', JSON.stringify([['account', 'lili']]));
  const stop = followDrafts();
  clearSession();
  await act(async () => void render(<Form />));
  expect(values().account).toBe('');
  stop();
});
