import { CallError, type CallPayload, request } from '@portal/shell';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import App from './App.tsx';
import { preload } from './data/preload.ts';
import { readReportView, writeReportView } from './data/reportView.ts';
import { reportItems, search } from './testing/library.ts';

vi.mock('@portal/shell', async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const asked = vi.mocked(request);
let special: Record<string, (payload: unknown) => unknown>;
let hours = 0;
let keys = 0;

const answers: Record<string, (payload: never) => unknown> = {
  reportSearch: (query: CallPayload<'reportSearch'>) => search(query),
  reportDetail: ({ reportId }: { reportId: string }) => {
    keys += 1;
    const item = reportItems.find((one) => one.reportId === reportId);
    return { item, frameUrl: `/reports/${reportId}?language=en&key=k${keys}` };
  },
};

const calls = (name: string) => asked.mock.calls.filter(([call]) => call === name);

function open(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/baogao" language="zh_CN" />);
}

const found = (total: number) =>
  waitFor(() => expect(screen.getByTestId('reports-found').textContent).toBe(`${total} 份报告`));

const frame = async () => (await screen.findByTestId('report-frame')).querySelector('iframe') as HTMLIFrameElement;

/** What the frame holds once it has loaded: a document with a title, or nothing that may be looked at. */
async function frameLoads(title: string | null) {
  const element = await frame();
  const text = title === null ? null : document.implementation.createHTMLDocument(title);
  Object.defineProperty(element, 'contentDocument', { value: text, configurable: true });
  fireEvent.load(element);
  return { element, text };
}

beforeEach(() => {
  // Answers are remembered for two minutes: each test is an hour of its own.
  const { now } = Date;
  hours += 1;
  const later = hours * 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later);
  keys = 0;
  special = {};
  delete document.documentElement.dataset.theme;
  asked.mockReset();
  asked.mockImplementation(((name: string, payload: unknown) =>
    Promise.resolve().then(() => (special[name] ?? answers[name])?.(payload as never))) as typeof request);
});

describe('the list of public reports', () => {
  test('S2.050 the heading stands before any data is there; any path below the area leads to it', () => {
    asked.mockImplementation((() => new Promise(() => undefined)) as typeof request);
    open('/baogao/elsewhere?q=x');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('公共报告');
    expect(location.pathname.replace(/\/$/, '') + location.search).toBe('/baogao?q=x');
  });

  test('reports stand with title, publisher, day, pages and topics; their number is announced', async () => {
    open('/baogao');
    await found(30);
    expect(screen.getByTestId('reports-found').getAttribute('role')).toBe('status');
    const first = within(screen.getAllByTestId('report-card')[0] as HTMLElement);
    for (const text of ['Report 0', 'About 0', 'Topic price']) first.getByText(text);
    expect(screen.getAllByTestId('report-card')[0]?.textContent).toContain('Institute · 2026/02/03 · 12 页');
    await userEvent.click(screen.getByTestId('next-page'));
    await waitFor(() => expect(screen.getAllByTestId('report-card')).toHaveLength(6));
    expect(location.search).toBe('?page=2');
  });

  test('a topic narrows the list and stands in the address', async () => {
    open('/baogao?campaign=autumn&page=2');
    await found(30);
    await userEvent.click(screen.getByRole('button', { name: /Topic price/ }));
    await found(10);
    expect(location.search).toBe('?campaign=autumn&topic=price');
    expect(screen.getByRole('button', { name: /Topic price/ }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    await found(30);
  });

  test('S8.023 an empty search shows that there is no relevant content, and one press shows all', async () => {
    open('/baogao?q=zzz');
    const nothing = await screen.findByTestId('reports-nothing');
    within(nothing).getByText('暂无相关内容');
    await userEvent.click(within(nothing).getByRole('button'));
    await found(30);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });

  test('a failed list can be asked again', async () => {
    special.reportSearch = () => Promise.reject(new Error('down'));
    open('/baogao');
    const failed = await screen.findByTestId('reports-failed');
    special = {};
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await found(30);
  });

  test.each(['q=tax&topic=market&topic=price&page=2&id=r1', 'page=2', ''])(
    'an address reopens as it was: %s',
    (text) => {
      const view = readReportView(new URLSearchParams(text));
      expect(readReportView(writeReportView(view, new URLSearchParams()))).toEqual(view);
      expect(writeReportView(view, new URLSearchParams()).toString()).toBe(text);
    },
  );
});

describe('the reader', () => {
  test('S1.012 opens from the list in a frame without scripts, and Escape leads back with the focus on the report', async () => {
    open('/baogao?topic=market');
    await found(20);
    await userEvent.click(screen.getByRole('link', { name: 'Report 4' }));
    const { element } = await frameLoads('Report 4');
    expect(element.title).toBe('Report 4');
    expect(element.getAttribute('sandbox')).not.toContain('scripts');
    expect(element.getAttribute('src')).toBe('/reports/r4?language=en&key=k1');
    expect(screen.getByTestId('report-frame').dataset.state).toBe('readable');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Report 4' }));
    expect(location.search).toBe('?topic=market&id=r4');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByTestId('report-reader')).toBeNull());
    expect(location.search).toBe('?topic=market');
    expect((document.activeElement as HTMLElement).dataset.reportId).toBe('r4');
  });

  test('an expired address is renewed once by itself; what still does not come says so and can be tried again', async () => {
    open('/baogao?id=r2');
    await frameLoads('This address has expired');
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('key=k2'));
    await frameLoads(null);
    const failed = await screen.findByTestId('report-frame-failed');
    expect(calls('reportDetail')).toHaveLength(2);
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('key=k3'));
    await frameLoads('Report 2');
    expect(screen.getByTestId('report-frame').dataset.state).toBe('readable');
  });

  test('the document follows the theme of the portal', async () => {
    open('/baogao?id=r2');
    await frameLoads('Report 2');
    await act(async () => {
      document.documentElement.dataset.theme = 'dark';
    });
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('theme=dark'));
  });

  test('the full window keeps the document; Escape leaves it first, also from inside of the frame', async () => {
    open('/baogao?id=r2');
    const { element, text } = await frameLoads('Report 2');
    await userEvent.click(screen.getByTestId('report-full'));
    expect(screen.getByTestId('report-reader').dataset.full).toBe('true');
    expect(document.activeElement).toBe(screen.getByTestId('report-full'));
    expect(await frame()).toBe(element);
    act(() => {
      text?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    });
    expect(screen.getByTestId('report-reader').dataset.full).toBe('false');
    await userEvent.keyboard('{Escape}');
    await found(30);
  });

  test('a report is printed by its own document, once it is there', async () => {
    open('/baogao?id=r2');
    await frame();
    const button = screen.getByTestId('report-print') as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    const { element } = await frameLoads('Report 2');
    const print = vi.fn();
    Object.defineProperty(element, 'contentWindow', { value: { print }, configurable: true });
    await userEvent.click(button);
    expect(print).toHaveBeenCalledOnce();
  });

  test('a report that is gone says so', async () => {
    special.reportDetail = () => {
      throw new CallError('1', '没有这份报告', '');
    };
    open('/baogao?id=gone');
    expect((await screen.findByTestId('reports-failed')).textContent).toContain('没有找到这份报告没有这份报告');
  });

  test('what preload asked is not asked again by the page', async () => {
    history.replaceState(null, '', '/baogao?topic=price&id=r3');
    preload('/baogao');
    render(<App basePath="/baogao" language="zh_CN" />);
    await frameLoads('Report 3');
    expect([calls('reportSearch'), calls('reportDetail')].map(({ length }) => length)).toEqual([1, 1]);
  });
});
