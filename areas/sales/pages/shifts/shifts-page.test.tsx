import '../../../../tests/support/mock-request.ts';
import '../../testing/mock-charts.tsx';
import { describe, expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEachAnswer, requests } from '../../../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../../../ui/analysis/testing/market.ts';
import { answerWith, open } from '../../testing/area.tsx';

const queries = () =>
  requests.mock.calls.flatMap(([name, payload]) => (name === 'marketQuery' ? [payload as unknown as Query] : []));

beforeEachAnswer(answerWith);

describe('shares won and lost', () => {
  test('asks rivals without whom it is about, as parts of the same market, and places with and without them', async () => {
    open('/sales/shifts?brand=BEV&tier=2&manufacturer=m&from=2024-07&to=2024-08');
    await waitFor(() => expect(queries()).toHaveLength(4));
    const [own, rivals, market, sold] = queries();
    expect(own).toMatchObject({ by: ['brand'], filters: { tier: ['2'], brand: ['BEV'] }, totals: true });
    expect(own?.filters).not.toHaveProperty('manufacturer');
    expect(rivals).toMatchObject({
      by: ['brand'],
      filters: { tier: ['2'] },
      without: { brand: ['BEV'] },
      shareOf: 'market',
    });
    expect(market).toMatchObject({ by: ['province'], filters: { tier: ['2'] } });
    expect(market?.filters).not.toHaveProperty('brand');
    expect(sold).toMatchObject({ by: ['province'], filters: { tier: ['2'], brand: ['BEV'] } });
    expect((await screen.findByTestId('share-finding')).textContent).toContain('份额');
    expect(await screen.findAllByTestId('pivot')).toHaveLength(2);
  });

  test('without a choice it is about whom the market says to have lost most', async () => {
    open('/sales/shifts?by=model');
    await waitFor(() => expect(queries()[1]).toMatchObject({ by: ['model'], filters: { model: ['BEV'] } }));
    expect(queries()[0]).toMatchObject({
      by: ['model'],
      indicators: ['shareChange'],
      sort: { direction: 'ascending' },
    });
  });

  test('the period before a year is the year before: it is off, and says why', async () => {
    const { unmount } = open('/sales/shifts?dateType=quarterly');
    await userEvent.click(await screen.findByRole('radio', { name: '环比' }));
    await waitFor(() => expect(queries().at(-1)?.indicators).toContain('volumeBefore'));
    unmount();
    requests.mockClear();
    open('/sales/shifts?dateType=annual&against=before');
    await screen.findAllByTestId('pivot');
    const before = screen.getByRole<HTMLInputElement>('radio', { name: '环比（年度同上年同期）' });
    expect([before.disabled, before.checked]).toEqual([true, false]);
    expect(before.closest('label')?.title).toMatch(/上期即上年同期/);
    expect(queries().flatMap(({ indicators }) => indicators)).not.toContain('volumeBefore');
  });

  test('whom nothing was sold of is said, in place of pictures', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        return query.filters?.brand ? { ...testAnswer(query), rows: [] } : testAnswer(query);
      },
    });
    open('/sales/shifts?brand=nobody');
    expect((await screen.findAllByText('没有符合条件的数据')).length).toBeGreaterThan(1);
    expect(screen.queryByTestId('pivot')).toBeNull();
  });
});
