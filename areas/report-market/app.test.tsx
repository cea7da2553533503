import '../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import App from './app.tsx';
import { preload } from './index.ts';
import { beginMarket, found, marketplace, openMarket, payloadsOf } from './testing/open-market.tsx';
import { detail, orderOf } from './testing/shelves.ts';

const requests = jest.mocked(request);
const cards = () => screen.getAllByTestId('market-report-card').map(({ dataset }) => dataset.id);

beforeEach(() => beginMarket(requests));

describe('the catalogue', () => {
  test('S1.006 reports stand with their price and state; a facet narrows them and stands in the address', async () => {
    openMarket('/report-market/reports');
    await found(30);
    expect(cards()).toHaveLength(24);
    const [free, priced] = screen.getAllByTestId('market-report-price').map(({ textContent }) => textContent);
    expect([free, priced]).toEqual(['免费', '9,800 元']);
    const states = screen.getAllByTestId('market-facet').find(({ dataset }) => dataset.facet === 'states');
    await userEvent.click(within(states as HTMLElement).getByRole('checkbox', { name: /asked/ }));
    await found(4);
    expect(location.search).toBe('?state=asked');
    await userEvent.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    const nothing = await screen.findByTestId('market-nothing');
    expect(nothing.textContent).toContain('当前条件：检索词：zzz · 状态：');
    await userEvent.click(within(nothing).getByRole('button', { name: '清除筛选' }));
    await found(30);
  });

  test('S2.051 the VIP report lists what is had on order alone, whatever price the address names', async () => {
    openMarket('/report-market/vip?price=free');
    await found(20);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VIP报告');
    expect(payloadsOf(requests, 'marketReports')).toEqual([{ prices: ['priced', 'ask'], page: 1, pageSize: 24 }]);
  });

  test('a failed list can be asked again, and a refused account is told so', async () => {
    marketplace.special.marketReports = () => Promise.reject(new Error('down'));
    openMarket('/report-market/reports');
    const failed = await screen.findByTestId('market-failed');
    marketplace.special = {};
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await found(30);
  });

  test('what preload asked is not asked again by the page', async () => {
    history.replaceState(null, '', '/report-market/reports?id=m0');
    preload('/report-market/reports');
    render(<App basePath="/report-market" language="zh_CN" />);
    await screen.findByRole('heading', { name: 'Report 0' });
    expect(payloadsOf(requests, 'marketReports')).toHaveLength(1);
    expect(payloadsOf(requests, 'marketReport')).toHaveLength(1);
  });
});

describe('a report', () => {
  test('S1.006 one that is open is read and taken away, and its figures lead to their questions', async () => {
    openMarket('/report-market/reports');
    await found(30);
    await userEvent.click(screen.getByRole('link', { name: 'Report 0' }));
    const offer = await screen.findByTestId('market-offer');
    expect(offer.dataset.state).toBe('open');
    expect(screen.queryByTestId('market-order')).toBeNull();
    expect(screen.getByRole('link', { name: /Top 10 models/ }).getAttribute('href')).toBe('/sales/ranking?by=model');
    await userEvent.click(within(offer).getByTestId('market-download'));
    expect(payloadsOf(requests, 'marketReportFile')).toEqual([{ reportId: 'm0' }]);
    await userEvent.click(within(offer).getByTestId('market-read'));
    const frame = (await screen.findByTestId('report-frame')).querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe('/market-reports/m0/whole?key=w');
    expect(frame?.getAttribute('sandbox')).not.toContain('scripts');
    await userEvent.click(screen.getByTestId('reader-back'));
    await screen.findByTestId('market-offer');
    await userEvent.click(screen.getByTestId('market-report-back'));
    await found(30);
  });

  test('one that is not is sampled and ordered with a note; the page then says that it waits', async () => {
    openMarket('/report-market/reports?id=m1');
    await screen.findByTestId('market-offer');
    expect(screen.queryByTestId('market-download')).toBeNull();
    expect(screen.getByTestId('market-read').textContent).toBe('试读');
    await userEvent.click(screen.getByTestId('market-order'));
    await userEvent.type(screen.getByRole('textbox', { name: /留言/ }), ' For the board ');
    const waiting = { ...(await requests('marketReport', { reportId: 'm2' })) };
    marketplace.special.marketReport = () => waiting;
    await userEvent.click(screen.getByTestId('market-order-send'));
    await waitFor(() => expect(screen.getByTestId('market-offer').dataset.state).toBe('asked'));
    expect(payloadsOf(requests, 'orderReport')).toEqual([{ reportId: 'm1', note: 'For the board' }]);
    expect(screen.queryByTestId('market-order')).toBeNull();
    expect(screen.getByTestId('market-offer').textContent).toContain('已于 2026/02/05 提交申请');
  });

  test('an order that waits is taken back, and can be placed again', async () => {
    openMarket('/report-market/reports?id=m2');
    const offer = await screen.findByTestId('market-offer');
    expect(offer.dataset.state).toBe('asked');
    const closed = { ...detail('m2') };
    closed.item = { ...closed.item, state: 'closed' };
    closed.order = orderOf(closed.item, { state: 'cancelled' });
    marketplace.special.marketReport = () => closed;
    await userEvent.click(screen.getByTestId('market-cancel'));
    await waitFor(() => expect(screen.getByTestId('market-offer').dataset.state).toBe('closed'));
    expect(payloadsOf(requests, 'cancelOrder')).toEqual([{ reportId: 'm2' }]);
    expect(document.body.textContent).toContain('申请已撤销');
    expect(screen.getByTestId('market-order').textContent).toBe('再次申请');
  });

  test('a download that is refused says why', async () => {
    marketplace.special.marketReportFile = () => {
      throw new CallError('1', '您的账号尚未开通这份报告', '');
    };
    openMarket('/report-market/reports?id=m0');
    await userEvent.click(await screen.findByTestId('market-download'));
    await waitFor(() => expect(document.body.textContent).toContain('您的账号尚未开通这份报告'));
  });

  test('an order that is refused says why, and can be sent again', async () => {
    marketplace.special.orderReport = () => {
      throw new CallError('1', '这份报告已经可以阅读', '');
    };
    openMarket('/report-market/reports?id=m1');
    await screen.findByTestId('market-offer');
    await userEvent.click(screen.getByTestId('market-order'));
    await userEvent.click(screen.getByTestId('market-order-send'));
    await waitFor(() => expect(document.body.textContent).toContain('这份报告已经可以阅读'));
    expect((screen.getByTestId('market-order-send') as HTMLButtonElement).disabled).toBe(false);
  });
});

test('an order that was decided meanwhile says so, and the orders are asked anew', async () => {
  marketplace.special.cancelOrder = () => {
    throw new CallError('1', '这项申请已于 2026-02-06 通过，不能再撤销。', '');
  };
  openMarket('/report-market/orders');
  await userEvent.click(await screen.findByTestId('market-cancel'));
  await waitFor(() => expect(document.body.textContent).toContain('不能再撤销'));
  await waitFor(() => expect(payloadsOf(requests, 'reportOrders')).toHaveLength(2));
});

test('orders stand with their state, their answer, and whether the report is still there', async () => {
  openMarket('/report-market/orders');
  const rows = await screen.findAllByTestId('market-order-row');
  expect(rows.map(({ dataset }) => dataset.state)).toEqual(['asked', 'granted', 'declined']);
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/report-market/reports?id=m2');
  expect(rows[1]?.textContent).toContain('2026/12/31');
  expect(within(rows[2] as HTMLElement).queryByRole('link')).toBeNull();
  expect(rows[2]?.textContent).toContain('报告已撤回');
});
