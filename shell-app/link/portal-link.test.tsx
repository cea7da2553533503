import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Product } from '@portal/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { onIntend } from '../areas/intend.ts';
import { readPermissionFilter } from '../guard/permission-filter.ts';
import { setLanguage } from '../i18n/language.ts';
import { keepLogin } from '../session/keep-session.ts';
import { aLogin, anEntry, freshShell } from '../testing/fresh-shell.ts';
import { holdTracking, openTracking } from '../tracking/track.ts';
import type { Report } from '../tracking/tracked-event.ts';
import { PortalLink } from './portal-link.tsx';
import { trustHosts } from './trusted-hosts.ts';

const outside = 'https://tools.example.com/x?y=1#z';
const handed = 'https://tools.example.com/x?y=1&locale=en&isIways=true&token=token-1#z';
const product: Product = { id: '1001', key: 'price', productName: 'Price', memo: '', path: '/price' };

const opened = jest.fn<(address: string, where: string, features: string) => null>(() => null);
let reports: Report[] = [];
let stop = () => {};

beforeEach(() => {
  freshShell('/dashboard');
  keepLogin(aLogin());
  setLanguage('en');
  trustHosts();
  opened.mockClear();
  stubGlobal('open', opened);
  reports = [];
  stop = holdTracking({ take: (report) => reports.push(report) });
  openTracking((work) => work());
});
afterEach(() => stop());

const click = (options: MouseEventInit = {}) => fireEvent.click(screen.getByText('go'), options);
const addresses = () => opened.mock.calls.map(([address]) => address);

describe('another site', () => {
  test('S2.138 S2.139 of the menu opens in a new tab that cannot look back, with language, mark and token', () => {
    render(<PortalLink item={anEntry(outside)}>go</PortalLink>);
    const link = screen.getByText('go');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    // The token stands in no attribute that could be copied or read over a shoulder.
    expect(link.getAttribute('href')).toBe(outside);
    expect(click()).toBe(false);
    expect(opened.mock.calls).toEqual([[handed, '_blank', 'noopener,noreferrer']]);
  });

  test('S2.137 S2.139 a product of the server is trusted like an entry', () => {
    render(<PortalLink item={{ ...product, path: outside }}>go</PortalLink>);
    click();
    expect(addresses()).toEqual([handed]);
  });

  test('S2.140 with login passing turned off nothing is added', () => {
    render(
      <PortalLink item={anEntry(outside)} loginPassing={false}>
        go
      </PortalLink>,
    );
    click();
    expect(addresses()).toEqual([outside]);
  });

  test('S2.141 that some text names gets nothing, unless its host is configured', () => {
    const { unmount } = render(<PortalLink to={outside}>go</PortalLink>);
    click();
    unmount();
    trustHosts(['tools.example.com']);
    render(<PortalLink to={outside}>go</PortalLink>);
    click();
    expect(addresses()).toEqual([outside, handed]);
  });

  test('S2.141 gets no token when nobody is signed in', () => {
    freshShell('/home');
    render(<PortalLink item={anEntry(outside)}>go</PortalLink>);
    click();
    expect(addresses()).toEqual(['https://tools.example.com/x?y=1&locale=zh_CN&isIways=true#z']);
  });

  const auxClick = (button: number) =>
    fireEvent(screen.getByText('go'), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }));

  test('is left to the menu of the browser by the right button, and nothing is handed over or recorded', () => {
    render(<PortalLink item={anEntry(outside)}>go</PortalLink>);
    expect(auxClick(2)).toBe(true);
    expect([addresses(), reports]).toEqual([[], []]);
  });

  test('opens by the middle button and with a key too', () => {
    const { unmount } = render(<PortalLink item={anEntry(outside)}>go</PortalLink>);
    auxClick(1);
    unmount();
    render(<PortalLink item={anEntry(outside)}>go</PortalLink>);
    click({ ctrlKey: true });
    expect(addresses()).toEqual([handed, handed]);
  });
});

describe('clicks', () => {
  test('S2.142 an internal link changes the route without a page load', () => {
    render(<PortalLink item={anEntry('/news:8081/x')}>go</PortalLink>);
    expect(click()).toBe(false);
    expect(window.location.pathname).toBe('/news');
  });

  test('with a key an internal link is left to the browser', () => {
    render(<PortalLink to="/news">go</PortalLink>);
    expect(click({ ctrlKey: true })).toBe(true);
    expect(window.location.pathname).toBe('/dashboard');
  });

  test('S2.144 two clicks within a second open one page and send one event', () => {
    render(<PortalLink item={anEntry(outside)}>go</PortalLink>);
    const at = (timeStamp: number) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      return fireEvent(screen.getByText('go'), event);
    };
    at(5000);
    expect(at(5999)).toBe(false);
    expect([opened.mock.calls.length, reports.length]).toEqual([1, 1]);
    at(6000);
    expect([opened.mock.calls.length, reports.length]).toEqual([2, 2]);
  });

  test('S2.145 S2.146 S2.147 S2.148 S2.149 are recorded for menu and products, and for nothing else', () => {
    const items = [product, anEntry('/sales', { id: '1000', title: 'Sales' }), anEntry('/sales/x', { type: 1 })];
    for (const item of items) {
      const { unmount } = render(<PortalLink item={item}>go</PortalLink>);
      click();
      unmount();
    }
    render(<PortalLink to="/dashboard">go</PortalLink>);
    click();
    const common = { eventContext: { url: '/dashboard' }, eventCode: 'click' };
    expect(reports.map(({ event }) => event)).toMatchObject([
      { ...common, eventName: 'click product', resourceCode: '1001', resourceName: 'Price' },
      { ...common, eventName: 'click product', resourceCode: '1000', resourceName: 'Sales' },
      { ...common, eventName: 'click menu', resourceCode: '/sales/x', resourceName: '/sales/x' },
    ]);
  });

  test('S2.141 an unsafe address is no link at all', () => {
    render(<PortalLink to="javascript:alert(1)">go</PortalLink>);
    const link = screen.getByText('go');
    expect([link.hasAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    click();
    expect(opened).not.toHaveBeenCalled();
  });

  test('S2.141 mailto stays as it is, in the same tab', () => {
    render(<PortalLink to="mailto:a@example.com">go</PortalLink>);
    const link = screen.getByText('go');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['mailto:a@example.com', null]);
    expect(click()).toBe(true);
  });

  test("that the page's own handler has dealt with are not followed", () => {
    render(
      <PortalLink to="/news" onClick={(event) => event.preventDefault()}>
        go
      </PortalLink>,
    );
    click();
    expect(window.location.pathname).toBe('/dashboard');
  });
});

describe('a detail of what the page shows', () => {
  const filter = () => readPermissionFilter().map(({ path }) => path);

  test('S3.069 A42 its path may be entered from the click on, without query and hash; other links change nothing', () => {
    const { unmount } = render(
      <PortalLink to="/detail/x?id=1#top" detail>
        go
      </PortalLink>,
    );
    click({ ctrlKey: true });
    unmount();
    expect(filter()).toEqual(['/detail/x']);
    render(<PortalLink to="/news/x">go</PortalLink>);
    click();
    expect(filter()).toEqual(['/detail/x']);
  });

  test('A42 another site, and whoever is signed out, add nothing', () => {
    const { unmount } = render(
      <PortalLink to={outside} detail>
        go
      </PortalLink>,
    );
    click();
    unmount();
    expect(filter()).toEqual([]);
    freshShell('/home');
    render(
      <PortalLink to="/detail/x" detail>
        go
      </PortalLink>,
    );
    click();
    expect(filter()).toEqual([]);
  });

  test.each([
    [true as const, 1],
    [3, 3],
  ])('S6.011 with detail %s it lasts %i hours', (detail, hours) => {
    const set = jest.spyOn(Cookies, 'set');
    render(
      <PortalLink to="/detail/x" detail={detail}>
        go
      </PortalLink>,
    );
    const [earliest, , latest] = [Date.now(), click(), Date.now()];
    const ends = Number(set.mock.calls.find(([name]) => name === 'permissionFilter')?.[2]?.expires) - hours * 3_600_000;
    expect(ends).toBeGreaterThanOrEqual(earliest);
    expect(ends).toBeLessThanOrEqual(latest);
  });
});

describe('asking for an area', () => {
  const requests = jest.fn();
  const press = (options: MouseEventInit = {}) =>
    fireEvent(screen.getByText('go'), new MouseEvent('pointerdown', { bubbles: true, ...options }));
  beforeEach(() => {
    requests.mockClear();
    onIntend(requests);
    render(<PortalLink to="/sales/trend?model=a">go</PortalLink>);
  });

  test('S9.049 a button of the pointer or Enter going down asks, pointing and focus do not', () => {
    const link = screen.getByText('go');
    fireEvent.pointerEnter(link, { pointerType: 'mouse' });
    link.focus();
    fireEvent.keyDown(link, { key: 'Tab' });
    expect(requests).not.toHaveBeenCalled();
    press();
    fireEvent.keyDown(link, { key: 'Enter' });
    expect(requests.mock.calls).toEqual([['/sales/trend?model=a'], ['/sales/trend?model=a']]);
  });

  test('S9.049 another site is no area', () => {
    cleanup();
    render(<PortalLink to={outside}>go</PortalLink>);
    press();
    fireEvent.keyDown(screen.getByText('go'), { key: 'Enter' });
    expect(requests).not.toHaveBeenCalled();
  });

  test('S9.049 what opens a tab of its own asks for nothing here', () => {
    const link = screen.getByText('go');
    press({ button: 1 });
    press({ ctrlKey: true });
    fireEvent.keyDown(link, { key: 'Enter', metaKey: true });
    expect(requests).not.toHaveBeenCalled();
  });
});
