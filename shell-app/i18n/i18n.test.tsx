import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { eventually } from '../../tests/support/eventually.ts';
import { start } from '../boot/start.ts';
import { admission } from '../guard/admission.ts';
import { replaceToken } from '../session/keep-session.ts';
import { settings } from '../settings/settings.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { anEntry, aUser, freshShell } from '../testing/fresh-shell.ts';
import { createPhrases } from './create-phrases.ts';
import { followOtherTabs, language, onLanguageChange, setLanguage, toggleLanguage } from './language.ts';

const { translate, useTranslate } = createPhrases({
  zh_CN: { hello: '你好，%{name}', days: '%{smart_count} 天' },
  en: { hello: 'Hello, %{name}', days: '%{smart_count} day |||| %{smart_count} days' },
});

let stop = () => {};
beforeEach(() => freshShell());
afterEach(() => stop());

test('S4.046 two toggles return to the first language', () => {
  toggleLanguage();
  expect(language()).toBe('en');
  toggleLanguage();
  expect(language()).toBe('zh_CN');
});

const Hello = () => <p>{useTranslate()('hello', { name: 'Li' })}</p>;

test('S4.030 S8.033 phrases follow the language, also in a component that is on screen', async () => {
  render(<Hello />);
  expect(screen.getByText('你好，Li')).toBeTruthy();
  act(() => setLanguage('en'));
  expect(await screen.findByText('Hello, Li')).toBeTruthy();
  expect([translate('days', { smart_count: 1 }), translate('days', { smart_count: 2 })]).toEqual(['1 day', '2 days']);
});

test('S4.047 whoever listens is told once for each change, until it stops', () => {
  const listener = jest.fn();
  const end = onLanguageChange(listener);
  setLanguage('en');
  setLanguage('en');
  expect(listener.mock.calls).toEqual([['en']]);
  end();
  setLanguage('zh_CN');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('S4.030 a change in another tab is taken, without being announced again', async () => {
  const end = followOtherTabs();
  const other = new BroadcastChannel('portal-language');
  const echoes = jest.fn();
  other.onmessage = echoes;
  other.postMessage('en');
  await eventually(() => expect(settings.language).toBe('en'));
  other.postMessage('fr');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(settings.language).toBe('en');
  expect(echoes).not.toHaveBeenCalled();
  other.close();
  end();
});

/** Signed in and on the dashboard. */
async function onDashboard() {
  freshShell('/dashboard');
  Cookies.set('token', 'token-1');
  const server = fakeServer({
    getUserInfo: { data: aUser() },
    getAllMenu: () => ({ data: [anEntry('/sales', { title: language() })] }),
  });
  stop = start({ boot: { userInfo: aUser(), menu: [anEntry('/sales')] } });
  await eventually(() => expect(admission.place?.path).toBe('/dashboard'));
  return server;
}

test('S4.031 a new language loads the menu again, in that language', async () => {
  const { named } = await onDashboard();
  setLanguage('en');
  await eventually(() => expect(named('getAllMenu')).toHaveLength(1));
  expect(named('getAllMenu')[0]?.query.language).toBe('en');
});

test('S4.031 S4.033 a new token loads the menu again and keeps the language', async () => {
  const { named } = await onDashboard();
  setLanguage('en');
  await eventually(() => expect(named('getAllMenu')).toHaveLength(1));
  replaceToken('token-2');
  await eventually(() => expect(named('getAllMenu')).toHaveLength(2));
  expect(named('getAllMenu')[1]?.token).toBe('token-2');
  expect(language()).toBe('en');
});
