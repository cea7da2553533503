import '../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginReports, found, library, openReports } from './testing/open-reports.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginReports(requests));

const bones = () => document.querySelectorAll('.skeleton').length;

describe('the list of public reports', () => {
  test('S2.050 the heading stands before any data is there; any path below the area leads to it', () => {
    requests.mockImplementation((() => new Promise(() => undefined)) as typeof request);
    openReports('/baogao/elsewhere?q=x');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('公共报告');
    expect(location.pathname.replace(/\/$/, '') + location.search).toBe('/baogao?q=x');
  });

  test('reports stand with title, publisher, day, pages and topics; their number is announced', async () => {
    openReports('/baogao');
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
    openReports('/baogao?campaign=autumn&page=2');
    await found(30);
    await userEvent.click(screen.getByRole('button', { name: /Topic price/ }));
    await found(10);
    expect(location.search).toBe('?campaign=autumn&topic=price');
    expect(screen.getByRole('button', { name: /Topic price/ }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '全部' }));
    await found(30);
  });

  test('S8.023 an empty search shows that there is no relevant content, and one press shows all', async () => {
    openReports('/baogao?q=zzz');
    const nothing = await screen.findByTestId('reports-nothing');
    within(nothing).getByText('暂无相关内容');
    await userEvent.click(within(nothing).getByRole('button'));
    await found(30);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });

  test('S8.023 where nothing was found no topic is offered', async () => {
    openReports('/baogao?q=zzz');
    await screen.findByTestId('reports-nothing');
    expect(screen.queryByTestId('report-topics')).toBeNull();
  });

  test('S8.023 a chosen topic stays beside nothing, to be taken away', async () => {
    openReports('/baogao?q=zzz&topic=price');
    await screen.findByTestId('reports-nothing');
    await userEvent.click(within(screen.getByTestId('report-topics')).getByRole('button', { pressed: true }));
    expect(location.search).toBe('?q=zzz');
  });

  test('a page behind the last leads to the first, and keeps what is searched', async () => {
    openReports('/baogao?q=report&page=9');
    const nothing = await screen.findByTestId('reports-nothing');
    expect(nothing.textContent).toBe('本页没有内容回到第一页');
    await userEvent.click(within(nothing).getByRole('button', { name: '回到第一页' }));
    await screen.findByRole('link', { name: 'Report 0' });
    expect(location.search).toBe('?q=report');
  });

  test('a failed list waits for nothing more, neither topics nor reports, and can be asked again', async () => {
    library.special.reportSearch = () => Promise.reject(new Error('down'));
    openReports('/baogao');
    expect(bones()).toBeGreaterThan(6 * 5);
    const failed = await screen.findByTestId('reports-failed');
    expect(bones()).toBe(0);
    expect(screen.queryByTestId('report-topics')).toBeNull();
    library.special = {};
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await found(30);
    expect(within(screen.getByTestId('report-topics')).getAllByRole('button')).toHaveLength(3);
  });
});
