import '../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginReports, callsOf, found, frame, frameLoads, library, openReports } from './testing/open-reports.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginReports(requests));

describe('the reader', () => {
  test('S1.012 opens from the list in a frame without scripts, and Escape leads back with the focus on the report', async () => {
    openReports('/baogao?topic=market');
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
    openReports('/baogao?id=r2');
    await frameLoads('This link has expired');
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('key=k2'));
    await frameLoads(null);
    const failed = await screen.findByTestId('report-frame-failed');
    expect(callsOf(requests, 'reportDetail')).toHaveLength(2);
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('key=k3'));
    await frameLoads('Report 2');
    expect(screen.getByTestId('report-frame').dataset.state).toBe('readable');
  });

  test('the document follows the theme of the portal', async () => {
    openReports('/baogao?id=r2');
    await frameLoads('Report 2');
    await act(async () => {
      document.documentElement.dataset.theme = 'dark';
    });
    await waitFor(async () => expect((await frame()).getAttribute('src')).toContain('theme=dark'));
  });

  test('the full window keeps the document; Escape leaves it first, also from inside of the frame', async () => {
    openReports('/baogao?id=r2');
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
    openReports('/baogao?id=r2');
    await frame();
    const button = screen.getByTestId('report-print') as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    const { element } = await frameLoads('Report 2');
    const print = jest.fn();
    Object.defineProperty(element, 'contentWindow', { value: { print }, configurable: true });
    await userEvent.click(button);
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('S2.024 leads to the report alone in the window', async () => {
    openReports('/baogao?id=r2');
    const link = await screen.findByRole('link', { name: '在单独的页面打开' });
    expect(link.getAttribute('href')).toBe('/report/r2');
  });

  test('a report that is gone says so', async () => {
    library.special.reportDetail = () => {
      throw new CallError('1', '没有这份报告', '', 'content.report-gone');
    };
    openReports('/baogao?id=gone');
    expect((await screen.findByTestId('reports-failed')).textContent).toBe(
      '没有这份报告返回列表编号：content.report-gone',
    );
  });
});
