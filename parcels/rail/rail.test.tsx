import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UserInfo } from '@portal/contract';
import { session, setLanguage } from '@portal/shell';
import { settings } from '@portal/shell/insider';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { takeMenus } from '../../shell-app/account/load-menus.ts';
import { onIntend } from '../../shell-app/areas/intend.ts';
import { admission } from '../../shell-app/guard/admission.ts';
import { drawers } from '../../shell-app/parcels/drawers.ts';
import { keepLogin } from '../../shell-app/session/keep-session.ts';
import { takeSites } from '../../shell-app/sites/sites.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, anEntry, aUser, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { Rail } from './rail.tsx';

const ids = ['1000', '1001', '1004', '1007', '1008', '1010', '1011', '1012', '1013', '1014', '1016', '1019'];
/** The menu adds news, policy and the public reports. */
const all = [...ids, '1017', '1018', '1015'];
const menus = ids.map((id) => anEntry(`/app${id}`, { id, title: `应用${id}` }));

function open(height = 1000, path = '/dashboard'): void {
  freshShell(path);
  keepLogin(aLogin());
  takeMenus(menus);
  admission.place = { path, search: '', hash: '' };
  Object.defineProperty(window, 'innerHeight', { value: height, configurable: true });
  render(<Rail />);
}

const shown = () => screen.queryAllByTestId('rail-app').map(({ dataset }) => dataset.appId);
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());

describe('products', () => {
  test('S2.060 S9.025 a tall window shows nine, and the rest behind a button', () => {
    open(2000);
    expect(shown()).toEqual(ids.slice(0, 9));
    expect(screen.getByTestId('rail-more')).toBeTruthy();
  });

  test('S9.026 S9.027 a height of 507 shows five; a resize is followed', () => {
    open(507);
    expect(shown()).toEqual(ids.slice(0, 5));
    Object.defineProperty(window, 'innerHeight', { value: 267, configurable: true });
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(shown()).toEqual(ids.slice(0, 1));
  });

  test('S2.061 the popup holds exactly those that do not fit', () => {
    open(507);
    fireEvent.click(screen.getByTestId('rail-more'));
    const popup = within(screen.getByTestId('rail-more-popup'));
    expect(popup.getAllByTestId('rail-app').map(({ dataset }) => dataset.appId)).toEqual(all.slice(5));
  });

  test('the product of the address is marked', () => {
    open(1000, '/app1001/x');
    const marked = screen.getAllByTestId('rail-app').filter((app) => app.getAttribute('aria-current'));
    expect(marked.map(({ dataset }) => dataset.appId)).toEqual(['1001']);
  });

  test('S2.063 home leads to the dashboard', () => {
    open(1000, '/app1000');
    fireEvent.click(screen.getByTestId('rail-home'));
    expect(window.location.pathname).toBe('/dashboard');
  });

  test('S9.049 pointing at an entry or focusing it asks for nothing; pressing it does', async () => {
    const asked = jest.fn();
    onIntend(asked);
    open();
    const [app] = screen.getAllByTestId('rail-app') as [HTMLElement];
    fireEvent.pointerEnter(app, { pointerType: 'mouse' });
    fireEvent.mouseOver(app);
    app.focus();
    await wait(1_000);
    expect(asked).not.toHaveBeenCalled();
    fireEvent(app, new MouseEvent('pointerdown', { bubbles: true }));
    expect(asked.mock.calls).toEqual([['/app1000']]);
  });

  test('S9.007 S2.144 a second click within a second does nothing', () => {
    open();
    const [app] = screen.getAllByTestId('rail-app');
    fireEvent.click(app as HTMLElement);
    expect(window.location.pathname).toBe('/app1000');
    window.history.replaceState(null, '', '/elsewhere');
    fireEvent.click(app as HTMLElement);
    expect(window.location.pathname).toBe('/elsewhere');
  });
});

describe('popups', () => {
  const avatar = () => screen.getByTestId('rail-avatar').parentElement as HTMLElement;

  test('S9.008 opens 150 ms after the pointer has come, and closes 150 ms after it has gone', async () => {
    open();
    fireEvent.pointerEnter(avatar(), { pointerType: 'mouse' });
    await wait(149);
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
    await wait(1);
    expect(screen.getByTestId('avatar-log-out')).toBeTruthy();
    fireEvent.pointerLeave(avatar(), { pointerType: 'mouse' });
    await wait(150);
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
  });

  test('a press pins what pointing has opened: it stays when the pointer goes, and a second press closes it', async () => {
    open();
    const button = screen.getByTestId('rail-avatar');
    const shownNow = () => screen.queryByTestId('avatar-log-out') !== null;
    fireEvent.pointerEnter(avatar(), { pointerType: 'mouse' });
    await wait(150);
    fireEvent.click(button);
    expect(shownNow()).toBe(true);
    fireEvent.pointerLeave(avatar(), { pointerType: 'mouse' });
    await wait(500);
    expect(shownNow()).toBe(true);
    fireEvent.click(button);
    expect(shownNow()).toBe(false);
  });

  test('a press before pointing has opened it pins it too, and nothing closes it later', async () => {
    open();
    fireEvent.pointerEnter(avatar(), { pointerType: 'mouse' });
    await wait(100);
    fireEvent.click(screen.getByTestId('rail-avatar'));
    await wait(500);
    expect(screen.getByTestId('avatar-log-out')).toBeTruthy();
    expect(screen.getByTestId('rail-avatar').getAttribute('aria-expanded')).toBe('true');
  });

  test('a press elsewhere and Escape close what is pinned; a press inside does not', async () => {
    open();
    const button = screen.getByTestId('rail-avatar');
    fireEvent.click(button);
    fireEvent.pointerDown(screen.getByTestId('avatar-name'));
    expect(screen.getByTestId('avatar-log-out')).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
  });

  test('a finger opens and closes it by tapping', async () => {
    open();
    const button = screen.getByTestId('rail-avatar');
    for (const shown of [true, false]) {
      fireEvent.pointerEnter(avatar(), { pointerType: 'touch' });
      fireEvent.pointerDown(button, { pointerType: 'touch' });
      fireEvent.pointerLeave(avatar(), { pointerType: 'touch' });
      fireEvent.click(button);
      await wait(500);
      expect(screen.queryByTestId('avatar-log-out') !== null).toBe(shown);
    }
  });

  test('the products that do not fit are pinned by a press as well', async () => {
    open(507);
    const whole = screen.getByTestId('rail-more').parentElement as HTMLElement;
    fireEvent.pointerEnter(whole, { pointerType: 'mouse' });
    await wait(150);
    fireEvent.click(screen.getByTestId('rail-more'));
    fireEvent.pointerLeave(whole, { pointerType: 'mouse' });
    await wait(500);
    expect(screen.getByTestId('rail-more-popup')).toBeTruthy();
  });

  test('works by keyboard: arrows go round, Escape closes and gives the focus back', async () => {
    open();
    const button = screen.getByTestId('rail-avatar');
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    await wait(32);
    expect(document.activeElement).toBe(screen.getByTestId('avatar-user-centre'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    await wait(32);
    expect(document.activeElement).toBe(screen.getByTestId('avatar-log-out'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(screen.queryByTestId('avatar-log-out')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('S1.019 the user centre is the first entry and opens its drawer; S4.048 switch account takes its place', () => {
    open();
    fireEvent.click(screen.getByTestId('rail-avatar'));
    expect(document.querySelector('[data-popup] button')).toBe(screen.getByTestId('avatar-user-centre'));
    fireEvent.click(screen.getByTestId('avatar-user-centre'));
    expect(drawers.open).toBe('user-centre');
    fireEvent.click(screen.getByTestId('rail-avatar'));
    fireEvent.click(screen.getByTestId('avatar-switch-account'));
    expect(drawers.open).toBe('switch-account');
    drawers.open = null;
  });

  test('S1.015 switch account opens the drawer', () => {
    open();
    fireEvent.click(screen.getByTestId('rail-avatar'));
    fireEvent.click(screen.getByTestId('avatar-switch-account'));
    expect(drawers.open).toBe('switch-account');
    drawers.open = null;
  });

  test('S4.005 log out ends the session', async () => {
    fakeServer({ logout: { data: null } });
    open();
    fireEvent.click(screen.getByTestId('rail-avatar'));
    await act(async () => fireEvent.click(screen.getByTestId('avatar-log-out')));
    await eventually(() => expect(session.token).toBeNull());
  });
});

describe('other sites', () => {
  const user = (more: Partial<UserInfo> = {}) => {
    session.userInfo = aUser(more);
  };
  const openLinks = async () => {
    await act(async () => fireEvent.click(screen.getByTestId('rail-links')));
    return within(screen.getByTestId('rail-links-popup'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  };
  afterEach(() => takeSites());

  test('S2.062 S6.020 A20 nothing stands there when nothing is set and nothing is granted', () => {
    open();
    expect(screen.queryByTestId('rail-links')).toBeNull();
  });

  test('S2.062 S2.078 A20 the sites that are set open in a new tab; the admin backend is not among them', async () => {
    takeSites({ oldVersion: 'https://old.example', officialSite: 'https://www.example' });
    open();
    await act(async () => user({ roles: ['admin'] }));
    expect(await openLinks()).toEqual([
      ['旧版门户', 'https://old.example', '_blank'],
      ['官方网站', 'https://www.example', '_blank'],
    ]);
  });

  test('S6.019 S6.020 the admin backend stands there when the reply of the server names it', async () => {
    open();
    await act(async () => user({ adminUrl: 'https://admin.example' }));
    expect(await openLinks()).toEqual([['管理后台', 'https://admin.example', '_blank']]);
  });
});

test('S1.020 S2.064 the language switch changes the words', async () => {
  open();
  fireEvent.click(screen.getByTestId('rail-language'));
  expect(settings.language).toBe('en');
  await act(async () => undefined);
  expect(screen.getByTestId('rail').getAttribute('aria-label')).toBe('Products');
  act(() => setLanguage('zh_CN'));
});
