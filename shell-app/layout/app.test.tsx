import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { eventually } from '../../tests/support/eventually.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { stubPage } from '../../tests/support/stub-page.ts';
import { type AreaBoard, areaBoard, type FailureKind, noArea } from '../areas/area-board.ts';
import { areaSlot, areaSlotPlaced } from '../areas/area-slot.ts';
import { start } from '../boot/start.ts';
import { setLanguage } from '../i18n/language.ts';
import { navigate } from '../navigation/place.ts';
import { page } from '../page/page.ts';
import { sessionWarning } from '../session/session-warning.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { anEntry, aUser, freshShell } from '../testing/fresh-shell.ts';
import { App } from './app.tsx';

const overviewLink = anEntry('/sales/overview', { title: '市场总览', type: 1 });
const sales = anEntry('/sales', {
  id: '1000',
  key: 'sales',
  title: '销量分析',
  children: [
    overviewLink,
    anEntry('/group', { title: '更多', children: [anEntry('/sales/trend', { title: '趋势' })] }),
  ],
});
const bare = anEntry('/bare', { title: '无页面' });

const mountParcel = jest.fn(() => ({
  mountPromise: Promise.resolve(null),
  unmount: () => Promise.resolve(null),
}));

let stop = () => {};

/** Signed in, with the answers in the page. */
async function open(address: string) {
  freshShell(address);
  Cookies.set('token', 'token-1');
  const release = { id: 'r', publishedAt: '', demonstration: true, note: '' };
  const server = fakeServer({
    getAllMenu: { data: [sales, bare] },
    getUserInfo: { data: aUser() },
    marketCatalogue: { data: { release, last: '2026-10', nextRelease: { on: '2026-12-10', note: '' } } },
    refreshToken: { data: { token: 'token-2' } },
  });
  stop = start({ boot: { userInfo: aUser(), menu: [sales, bare] } });
  await act(async () => {
    render(<App mountParcel={mountParcel as never} />);
  });
  return server;
}

const board = (next: Partial<AreaBoard>) => act(async () => void Object.assign(areaBoard, next));

beforeEach(() => {
  Object.assign(areaBoard, noArea);
  stubGlobal('System', { import: async () => ({}) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => stop());

describe('the menu panel', () => {
  test('S2.068 S2.069 S2.070 shows the title and the whole tree, open', async () => {
    await open('/sales/overview');
    expect(screen.getByTestId('menu-title').textContent).toBe('销量分析');
    expect(screen.getAllByTestId('menu-item').map((item) => item.dataset.path)).toEqual([
      '/sales/overview',
      '/sales/trend',
    ]);
    expect(screen.getByText('市场总览', { selector: 'a' }).getAttribute('aria-current')).toBe('page');
  });

  test('S2.042 S2.057 S6.016 is absent on the dashboard and for a product without pages', async () => {
    await open('/dashboard');
    expect(screen.queryByTestId('menu-panel')).toBeNull();
    await act(async () => navigate('/bare'));
    expect(screen.queryByTestId('menu-panel')).toBeNull();
  });

  test('S2.059 S2.102 S3.073 S4.045 closes and opens, and the cookie says so', async () => {
    await open('/sales/overview');
    await act(async () => fireEvent.click(screen.getByTestId('menu-toggle')));
    expect(screen.queryByTestId('menu-panel')).toBeNull();
    expect(Cookies.get('sidebarStatus')).toBe('0');
    await act(async () => fireEvent.click(screen.getByTestId('menu-toggle')));
    expect(screen.getByTestId('menu-panel')).toBeTruthy();
    expect(Cookies.get('sidebarStatus')).toBe('1');
  });
});

describe('the place of an area', () => {
  test('S2.074 S2.075 the overlay stands until the area is mounted, in the language of now', async () => {
    await open('/sales/overview');
    await board({ name: 'sales', state: 'loading' });
    expect(screen.getByTestId('lock-overlay').textContent).toBe('加载中');
    await act(async () => setLanguage('en'));
    expect(screen.getByTestId('lock-overlay').textContent).toBe('Loading');
    await board({ state: 'slow' });
    expect(screen.getByTestId('lock-overlay').textContent).toContain('longer than usual');
    await board({ state: 'mounted' });
    expect(screen.queryByTestId('lock-overlay')).toBeNull();
  });

  test('the slot is one element, whatever is rendered round it', async () => {
    const slot = areaSlot();
    let placed = false;
    const placing = areaSlotPlaced().then(() => {
      placed = true;
    });
    await Promise.resolve();
    expect([placed, slot.isConnected]).toEqual([false, false]);
    await open('/sales/overview');
    await placing;
    expect(slot.isConnected).toBe(true);
    expect(document.getElementById('area-slot')).toBe(slot);
    await act(async () => navigate('/dashboard'));
    await act(async () => navigate('/sales/trend'));
    expect(document.getElementById('area-slot')).toBe(slot);
  });

  const kinds: FailureKind[] = [
    'not-found',
    'timed-out',
    'wrong-content',
    'missing-export',
    'bootstrap',
    'mount',
    'render',
    'unmount',
  ];
  test.each(kinds)('a failure of kind %s is said in both languages, with Retry; the menu stays', async (reason) => {
    const retry = jest.fn();
    await open('/sales/overview');
    await board({ name: 'sales', state: 'failed', reason, message: '', retry });
    const error = screen.getByTestId('area-error');
    expect(error.dataset.reason).toBe(reason);
    expect(error.textContent).toMatch(/“市场总览”未能打开.*(请|其他功能)/);
    await act(async () => setLanguage('en'));
    expect(screen.getByTestId('area-error').textContent).toMatch(/did not open.*(Retry|administrator)/);
    fireEvent.click(screen.getByTestId('area-retry'));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('menu-panel')).toBeTruthy();
  });

  test('title, spoken words and focus follow the route', async () => {
    await open('/sales/overview');
    await board({ name: 'sales', state: 'mounted' });
    expect(document.title).toBe('市场总览 - 汽车市场门户');
    expect(screen.getByTestId('route-announcement').textContent).toBe('');
    await act(async () => navigate('/sales/trend'));
    expect(document.title).toBe('趋势 - 汽车市场门户');
    expect(screen.getByTestId('route-announcement').textContent).toBe('趋势');
  });
});

describe('the frame', () => {
  test('S2.103 the back control returns to the page before', async () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    await open('/dashboard');
    await act(async () => navigate('/sales/overview'));
    fireEvent.click(screen.getByTestId('back'));
    expect(back).toHaveBeenCalledTimes(1);
  });

  test('S2.072 inside a frame there is neither rail nor panel', async () => {
    stubPage({ windowTop: {} });
    mountParcel.mockClear();
    await open('/sales/overview');
    expect(screen.queryByTestId('menu-panel')).toBeNull();
    expect(mountParcel).not.toHaveBeenCalled();
    expect(document.getElementById('area-slot')).toBeTruthy();
  });

  test('demonstration data is marked on the page', async () => {
    await open('/sales/overview');
    expect((await screen.findByTestId('demonstration')).textContent).toBe('演示数据');
  });

  test('up to which month there are figures and when there will be more is said on the page, and leads to what changed', async () => {
    await open('/sales/overview');
    const described = await screen.findByTestId('freshness');
    expect(described.textContent).toBe('数据至 2026/10下次发布 2026/12/10');
    expect(new URL((described as HTMLAnchorElement).href).pathname).toBe('/sales/changes');
  });

  test('S4.032 a new language makes the page anew', async () => {
    await open('/404');
    const before = await screen.findByRole('heading', { name: '页面不存在' });
    await act(async () => setLanguage('en'));
    const after = await screen.findByRole('heading', { name: 'Page not found' });
    expect(after).not.toBe(before);
    expect(before.isConnected).toBe(false);
  });

  test('S4.030 the page with the sign-in stays as it is, and says itself in the new language', async () => {
    await open('/home');
    const before = await screen.findByRole('heading', { level: 1 });
    const words = before.textContent;
    await act(async () => setLanguage('en'));
    expect(screen.getByRole('heading', { level: 1 })).toBe(before);
    expect(before.textContent).not.toBe(words);
  });

  test('S2.026 /404 and its title', async () => {
    await open('/404');
    expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
    expect(document.title).toBe('页面不存在 - 汽车市场门户');
  });
});

describe('what lies above the page', () => {
  test('S4.041 S4.042 S8.007 S8.008 S8.009 the warning has a title, the word as plain text, and a way to renew', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { named } = await open('/sales/overview');
    await act(async () => {
      setLanguage('en');
      sessionWarning.text = '<b>stale</b>';
    });
    const warning = screen.getByTestId('session-warning');
    expect(warning.querySelector('strong')?.textContent).toBe('Warning');
    expect(warning.textContent).toContain('<b>stale</b>');
    expect(warning.querySelector('b')).toBeNull();
    await act(async () => fireEvent.click(screen.getByText('click here')));
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(named('refreshToken')).toHaveLength(1);
  });

  test('a rail that does not load leaves the page usable, and can be tried again', async () => {
    let broken = true;
    stubGlobal('reportError', () => undefined);
    stubGlobal('System', { import: async () => (broken ? Promise.reject(new Error('404')) : {}) });
    mountParcel.mockClear();
    await open('/sales/overview');
    // By its label: jsdom takes the rules for paper for those of the screen, and so thinks the rail hidden.
    const retry = await screen.findByLabelText('重试');
    broken = false;
    expect(screen.getByTestId('menu-panel')).toBeTruthy();
    await act(async () => fireEvent.click(retry));
    await eventually(() => expect(mountParcel).toHaveBeenCalledTimes(1));
    cleanup();
  });
});
