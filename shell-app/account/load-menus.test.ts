import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { snapshot } from 'valtio';
import { keepLogin } from '../session/keep-session.ts';
import { session, sessionView } from '../session/session.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin, anEntry, freshShell } from '../testing/fresh-shell.ts';
import { forgetRefusal, loadMenus, menuState, onMenus, reloadMenus } from './load-menus.ts';

const menu = [anEntry('/sales', { children: [anEntry('/sales/trend')] }), anEntry('/report')];
let stop = () => {};

beforeEach(() => {
  freshShell('/sales/trend');
  keepLogin(aLogin());
});
afterEach(() => stop());

/** What a listener has been given, a list of paths each time. */
function listen() {
  const given: MenuEntry[][] = [];
  const end = onMenus((entries) => given.push(entries));
  stop = end;
  return { given, end, paths: () => given.map((entries) => entries.map(({ path }) => path)) };
}

test('the applications of the menu are told when they are known and after every load, until that is ended', async () => {
  fakeServer({ getAllMenu: { data: menu } });
  const early = listen();
  expect(early.given).toEqual([]);
  await loadMenus();
  expect(early.paths()).toHaveLength(1);
  expect(early.paths()[0]).toContain('/sales');
  expect(early.paths()[0]).not.toContain('/report');
  expect(session.menus.map(({ path }) => path)).toContain('/report');
  const late = listen();
  expect(late.paths()).toEqual(early.paths());
  early.end();
  await loadMenus();
  expect([early.given.length, late.given.length]).toEqual([1, 2]);
});

test('nobody changes the menu: who is given its applications, who sees the session, who draws it', async () => {
  fakeServer({ getAllMenu: { data: menu } });
  const { given } = listen();
  await loadMenus();
  const sales = (entries: unknown) => (entries as MenuEntry[]).find(({ path }) => path === '/sales');
  for (const entries of [given[0], sessionView.menus, snapshot(session).menus]) {
    expect(() => Object.assign(sales(entries) ?? {}, { path: '/elsewhere' })).toThrow(TypeError);
    expect(() => Object.assign(sales(entries)?.children[0] ?? {}, { path: '/elsewhere' })).toThrow(TypeError);
    expect(() => (entries as MenuEntry[]).pop()).toThrow(TypeError);
  }
  expect(sales(session.menus)?.children.map(({ path }) => path)).toEqual(['/sales/trend']);
});

test('S7.087 a refusal lasts for one navigation; once there is a menu it takes nothing away', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers: FakeAnswer[] = [{ status: 1 }, { data: menu }, { status: 1 }, new Error('down')];
  fakeServer({ getAllMenu: () => answers.shift() ?? new Error('asked too often') });
  expect(menuState()).toBe('unknown');
  await loadMenus();
  expect([menuState(), session.menus]).toEqual(['refused', []]);
  forgetRefusal();
  expect(menuState()).toBe('unknown');
  await loadMenus();
  const menus = session.menus.map(({ path }) => path);
  for (const _ of answers.slice()) {
    await loadMenus();
    forgetRefusal();
    expect([menuState(), session.menus.map(({ path }) => path)]).toEqual(['loaded', menus]);
  }
});

test('S4.020 S4.031 calls at the same time share an answer; a new language asks once more, after what is on its way', async () => {
  const waiting: (() => void)[] = [];
  const { named } = fakeServer({
    getAllMenu: () => new Promise<FakeAnswer>((resolve) => waiting.push(() => resolve({ data: menu }))),
  });
  const both = [loadMenus(), loadMenus()];
  const anew = reloadMenus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(named('getAllMenu')).toHaveLength(1);
  waiting.shift()?.();
  await Promise.all(both);
  await new Promise((resolve) => setTimeout(resolve));
  expect(named('getAllMenu')).toHaveLength(2);
  waiting.shift()?.();
  await anew;
});
