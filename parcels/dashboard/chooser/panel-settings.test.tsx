import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { takeUserInfo } from '../../../shell-app/account/load-user.ts';
import { settings } from '../../../shell-app/settings/settings.ts';
import { rememberSettings } from '../../../shell-app/settings/settings-cookies.ts';
import type { FakeAnswer } from '../../../shell-app/testing/fake-server.ts';
import { aUser } from '../../../shell-app/testing/fresh-shell.ts';
import { freshDashboard, openDashboard, shownPanels } from '../testing/open-dashboard.tsx';

let stop = () => {};

beforeEach(() => {
  freshDashboard();
  stop = rememberSettings();
});
afterEach(() => stop());

const click = (testId: string) => act(async () => fireEvent.click(screen.getByTestId(testId)));
const tick = (name: string) => act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
const chosen = () =>
  screen
    .getAllByTestId('panel-choice')
    .filter((row) => row.dataset.place !== undefined)
    .map((row) => row.dataset.panel);

test('S1.018 S2.079 S2.080 S2.091 S9.014 up to three are chosen, a fourth is refused with a hint, the choice is saved', async () => {
  await openDashboard();
  await click('panel-settings');
  for (const name of ['行业动态', '市场价格指数', '全市场销量']) await tick(name);
  expect(screen.getByTestId('panel-hint').textContent).toBe('已选 3 / 3');
  await tick('新车信息');
  expect(screen.getByTestId('panel-hint').textContent).toContain('最多三个面板');
  expect(chosen()).toEqual(['industry-trend', 'price-index', 'market-sales']);
  await click('panel-save');
  expect(screen.queryByTestId('panel-chooser')).toBeNull();
  expect(shownPanels()).toEqual(['industry-trend', 'price-index', 'market-sales']);
  expect(JSON.parse(Cookies.get('myPanels') ?? '')).toEqual(['industry-trend', 'price-index', 'market-sales']);
});

test('A22 the order changes by buttons, and the change is spoken', async () => {
  settings.myPanels = ['new-cars', 'price-index'];
  await openDashboard();
  await click('panel-settings');
  const row = screen.getAllByTestId('panel-choice').find((element) => element.dataset.panel === 'price-index');
  if (!row) throw new Error('no row');
  await act(async () => fireEvent.click(within(row).getByTestId('panel-up')));
  expect(chosen()).toEqual(['price-index', 'new-cars']);
  expect(screen.getByText('市场价格指数：第 1 位，共 2 个')).toBeTruthy();
  await click('panel-save');
  expect(shownPanels()).toEqual(['price-index', 'new-cars']);
});

test.each([
  ['panel-reset', async () => {}],
  ['panel-save', () => tick('新车信息')],
])('A22 %s brings back all six, by reset or by an empty choice', async (button, before) => {
  settings.myPanels = ['new-cars'];
  await openDashboard();
  await click('panel-settings');
  await before();
  await click(button);
  expect(shownPanels()).toHaveLength(6);
  expect(Cookies.get('myPanels')).toBe('[]');
});

test('what is not saved is forgotten', async () => {
  await openDashboard();
  await click('panel-settings');
  await tick('新车信息');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '取消' })));
  expect(shownPanels()).toHaveLength(6);
  await click('panel-settings');
  expect(chosen()).toEqual([]);
});

test('A22 the choice is told to the account, so that every browser has it; when that fails it is said', async () => {
  let answer: FakeAnswer = {};
  const { named } = await openDashboard({ keepPanels: () => answer });
  await click('panel-settings');
  await tick('市场价格指数');
  await click('panel-save');
  expect(named('keepPanels').map(({ body }) => body?.data)).toEqual([{ panels: ['price-index'] }]);
  expect(screen.queryByTestId('toast')).toBeNull();
  answer = new Error('no network');
  await click('panel-settings');
  await click('panel-reset');
  expect(shownPanels()).toHaveLength(6);
  expect(screen.getByTestId('toast').textContent).toContain('未能保存到账号');
});

test('A22 what the account has chosen stands before what somebody chose in this browser', async () => {
  settings.myPanels = ['new-cars'];
  takeUserInfo(aUser({ myPanels: ['price-index', 'market-sales'] }));
  await openDashboard();
  expect(shownPanels()).toEqual(['price-index', 'market-sales']);
  takeUserInfo(aUser());
  expect(settings.myPanels).toEqual(['price-index', 'market-sales']);
});
