import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UserInfo } from '@portal/contract';
import { setLanguage } from '@portal/shell';
import { settings } from '@portal/shell/insider';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { onIntend } from '../../shell-app/areas/intend.ts';
import { admission } from '../../shell-app/guard/admission.ts';
import { followLastPlaces } from '../../shell-app/guard/last-places.ts';
import { session } from '../../shell-app/session/session.ts';
import { takeSites } from '../../shell-app/sites/sites.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aUser } from '../../shell-app/testing/fresh-shell.ts';
import { all, ids, openRail, wait } from './testing/open-rail.tsx';

const apps = () => screen.queryAllByTestId('rail-app').map(({ dataset }) => dataset.appId);

beforeEach(() => {
  jest.useFakeTimers();
  fakeServer({ getAreaTables: { data: null } });
});

describe('products', () => {
  test('S2.060 S9.025 a tall window shows nine, and the rest behind a button', () => {
    openRail(2000);
    expect(apps()).toEqual(ids.slice(0, 9));
    expect(screen.getByTestId('rail-more')).toBeTruthy();
  });

  test('S9.026 S9.027 a height of 507 shows five; a resize is followed', () => {
    openRail(507);
    expect(apps()).toEqual(ids.slice(0, 5));
    Object.defineProperty(window, 'innerHeight', { value: 267, configurable: true });
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(apps()).toEqual(ids.slice(0, 1));
  });

  test('S2.061 the popup holds exactly those that do not fit', () => {
    openRail(507);
    fireEvent.click(screen.getByTestId('rail-more'));
    const popup = within(screen.getByTestId('rail-more-popup'));
    expect(popup.getAllByTestId('rail-app').map(({ dataset }) => dataset.appId)).toEqual(all.slice(5));
  });

  test('the product of the address is marked', () => {
    openRail(1000, '/app1001/x');
    const marked = screen.getAllByTestId('rail-app').filter((app) => app.getAttribute('aria-current'));
    expect(marked.map(({ dataset }) => dataset.appId)).toEqual(['1001']);
  });

  test('S2.063 home leads to the dashboard', () => {
    openRail(1000, '/app1000');
    fireEvent.click(screen.getByTestId('rail-home'));
    expect(window.location.pathname).toBe('/dashboard');
  });

  test('S9.049 pointing at an entry or focusing it asks for nothing; pressing it does', async () => {
    const requests = jest.fn();
    onIntend(requests);
    openRail();
    const [app] = screen.getAllByTestId('rail-app') as [HTMLElement];
    fireEvent.pointerEnter(app, { pointerType: 'mouse' });
    fireEvent.mouseOver(app);
    app.focus();
    await wait(1_000);
    expect(requests).not.toHaveBeenCalled();
    fireEvent(app, new MouseEvent('pointerdown', { bubbles: true }));
    expect(requests.mock.calls).toEqual([['/app1000']]);
  });

  test('S9.007 S2.144 a second click within a second does nothing', () => {
    openRail();
    const [app] = screen.getAllByTestId('rail-app');
    fireEvent.click(app as HTMLElement);
    expect(window.location.pathname).toBe('/app1000');
    window.history.replaceState(null, '', '/elsewhere');
    fireEvent.click(app as HTMLElement);
    expect(window.location.pathname).toBe('/elsewhere');
  });
});

describe('a product that was left', () => {
  let stop = () => {};
  afterEach(() => stop());
  /** Was at an address, and is on the dashboard now. */
  const leave = async (path: string, search: string, height?: number) => {
    openRail(height);
    stop = followLastPlaces();
    for (const place of [
      { path, search, hash: '' },
      { path: '/dashboard', search: '', hash: '' },
    ]) {
      await act(async () => {
        admission.place = place;
      });
    }
  };
  const address = () => `${window.location.pathname}${window.location.search}`;

  test('its entry leads to where one was, filters and all, and a link beside it to its beginning', async () => {
    await leave('/app1000/trend', '?brand=a');
    const [app] = screen.getAllByTestId('rail-app') as [HTMLElement];
    expect([app.dataset.path, app.getAttribute('href')]).toEqual(['/app1000', '/app1000/trend?brand=a']);
    const anew = screen.getByRole('link', { name: '重新开始 应用1000' });
    expect(screen.getAllByTestId('rail-anew')).toEqual([anew]);
    fireEvent.click(app);
    expect(address()).toBe('/app1000/trend?brand=a');
    fireEvent.click(anew);
    expect(address()).toBe('/app1000');
  });

  test('the product that is open leads to its beginning itself', async () => {
    await leave('/app1000/trend', '?brand=a');
    await act(async () => {
      admission.place = { path: '/app1000/trend', search: '?brand=a', hash: '' };
    });
    const [app] = screen.getAllByTestId('rail-app') as [HTMLElement];
    expect([app.getAttribute('href'), app.title]).toEqual(['/app1000', '应用1000 · 重新开始']);
    expect(screen.queryByTestId('rail-anew')).toBeNull();
  });

  test('in the popup of the rest both stand in its row', async () => {
    await leave('/app1013', '?x=1', 507);
    fireEvent.click(screen.getByTestId('rail-more'));
    const popup = within(screen.getByTestId('rail-more-popup'));
    expect(popup.getByTestId('rail-anew').getAttribute('href')).toBe('/app1013');
    expect(popup.getByText('应用1013').closest('a')?.getAttribute('href')).toBe('/app1013?x=1');
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
    openRail();
    expect(screen.queryByTestId('rail-links')).toBeNull();
  });

  test('S2.062 S2.078 A20 the sites that are set open in a new tab; the admin backend is not among them', async () => {
    takeSites({ oldVersion: 'https://old.example', officialSite: 'https://www.example' });
    openRail();
    await act(async () => user({ roles: ['admin'] }));
    expect(await openLinks()).toEqual([
      ['旧版门户', 'https://old.example', '_blank'],
      ['官方网站', 'https://www.example', '_blank'],
    ]);
  });

  test('S6.019 S6.020 the admin backend stands there when the reply of the server names it', async () => {
    openRail();
    await act(async () => user({ adminUrl: 'https://admin.example' }));
    expect(await openLinks()).toEqual([['管理后台', 'https://admin.example', '_blank']]);
  });
});

test('S1.020 S2.064 the language switch changes the words', async () => {
  openRail();
  fireEvent.click(screen.getByTestId('rail-language'));
  expect(settings.language).toBe('en');
  await act(async () => undefined);
  expect(screen.getByTestId('rail').getAttribute('aria-label')).toBe('Products');
  act(() => setLanguage('zh_CN'));
});
