import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { setLanguage } from '../../../shell-app/i18n/language.ts';
import { queryClient } from '../../../shell-app/questions/query-client.ts';
import { release } from '../../../shell-app/release/release.ts';
import { clearSession, keepLogin } from '../../../shell-app/session/keep-session.ts';
import { type FakeAnswer, fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { aLogin } from '../../../shell-app/testing/fresh-shell.ts';
import { answers, lines, price, salesIndex, trendPoint } from '../testing/answers.ts';
import { freshDashboard, openDashboard, showDashboard } from '../testing/open-dashboard.tsx';
import { cachedAnswers } from './cached-answers.ts';
import { newsView } from './news-view.ts';
import { type Question, questions } from './questions.ts';
import { cellOf } from './use-cell.ts';

beforeEach(() => freshDashboard());

/** What a panel shows of what is there now. */
const cellNow = <Name extends Question>(name: Name) =>
  cellOf(name, { answer: cachedAnswers[name].peek(release.dataSource) ?? undefined, waiting: false, error: undefined });

describe('what is kept', () => {
  test('S3.024 S3.025 S3.026 S3.027 before loading a price figure has the key - and no value', () => {
    const { bqPriceIndex, tqPriceIndex } = cellNow('getMarketPrice').data;
    for (const index of [bqPriceIndex, tqPriceIndex]) {
      expect(Object.keys(index).sort()).toEqual(['discount', 'msrp', 'tp', 'yoyMsrp', 'yoyTp']);
      for (const entry of Object.values(index)) expect(entry).toEqual({ key: '-', value: null });
    }
  });

  test('S3.028 the index of passenger vehicles and that of new energy are two, and neither takes what was answered to the other', async () => {
    const indexOf = (volume: number) => ({ data: { data: salesIndex(volume) } });
    const both = { getPvSales: indexOf(2_300_000), getEnergySales: indexOf(900_000) };
    await openDashboard(both);
    expect(cellNow('getPvSales').data).toEqual(salesIndex(2_300_000));
    expect(cellNow('getEnergySales').data).toEqual(salesIndex(900_000));
  });

  test('S3.028 S3.029 two sales indices with month, share and total', () => {
    for (const name of ['getPvSales', 'getEnergySales'] as const)
      expect(cellNow(name).data).toMatchObject({
        monthIndex: { value: null, yoy: null },
        shareIndex: { value: null, yoy: null },
        totalIndex: { value: null, yoy: null },
      });
  });

  test('S3.031 S3.032 S3.033 S3.034 lists are empty at first, and hold what is answered', async () => {
    expect(cellNow('listManfSales').data.salesRanks).toEqual([]);
    expect(cellNow('onSaleModel').data.onSaleList).toEqual([]);
    expect(cellNow('comingSoonModel').data.foreList).toEqual([]);
    await openDashboard();
    expect(cellNow('onSaleModel').data.onSaleList[0]?.name).toBe('新车一');
    expect(cellNow('comingSoonModel').data.foreList).toHaveLength(2);
  });

  test('S3.036 what an answer nests in data.data is read', async () => {
    await openDashboard();
    expect(cellNow('getPvSalesTrend').data).toEqual([trendPoint]);
    expect(cellNow('listManfSales').data.salesRanks).toHaveLength(lines.length);
    expect(cellNow('getMarketPrice').data).toEqual(price);
  });

  test('S3.020 S3.021 S3.022 S9.016 A35 a news item as it is shown', () => {
    const item = {
      newsId: '7',
      newsTitle: 'T',
      newsTime: '2024-03-18 09:30:00',
      coverUrl: '/c.svg',
      summary: '',
      source: 'S',
      topics: [],
    };
    expect(newsView(item)).toEqual({ id: '7', title: 'T', pictures: ['/c.svg'], postDate: '2024-03-18 ', source: 'S' });
    expect(newsView({ ...item, coverUrl: '' }).pictures).toEqual([]);
  });
});

describe('what is asked', () => {
  test('S3.023 S7.046 S7.047 S7.058 S7.059 S7.060 S7.061 S7.071 S7.073 S7.074 S9.016 the bodies on the wire', async () => {
    const { named } = await openDashboard();
    expect(named('listNews')[0]?.body?.data).toEqual({
      newsType: 1,
      newsId: null,
      newsPushChannelId: 12,
      page: 1,
      pageSize: 3,
    });
    for (const name of ['hostPolicy', 'comingSoonModel', 'onSaleModel'] as const)
      expect(named(name)[0]?.body?.data).toEqual({});
    for (const name of ['getMarketPrice', 'getMarketPriceTrend', 'getPvSales'] as const)
      expect(named(name)[0]).toMatchObject({ method: 'GET', query: { dataSource: 'DATASOURCE_CLH_PIFA' } });
    expect(named('listSubModelSales')[0]?.body?.data).toEqual({ dataSource: 'DATASOURCE_CLH_PIFA' });
  });

  test('S4.080 S4.081 S4.082 leaving and returning gives one call each', async () => {
    const { view, seen } = await openDashboard();
    view.unmount();
    await showDashboard();
    expect(seen.map(({ name }) => name).sort()).toEqual(Object.keys(questions).sort());
  });

  const empty = [
    ['listManfSales', { data: { data: null } }],
    ['listManfSales', { data: { data: { year: '2024', month: '03', salesRanks: [] } } }],
    ['getMarketPrice', { data: { data: null } }],
    ['onSaleModel', { data: [] }],
    ['listNews', { data: null }],
  ] as const;
  test.each(empty)('S4.083 an empty answer to %s is not kept, and asked for again', async (name, answer) => {
    const { view, named } = await openDashboard({ [name]: answer });
    expect(cachedAnswers[name].peek(release.dataSource)).toBeNull();
    expect(cellOf(name, { answer: null, waiting: false, error: undefined })).toEqual({
      state: 'empty',
      data: questions[name].atFirst(),
    });
    view.unmount();
    await showDashboard();
    expect(named(name)).toHaveLength(2);
  });

  test.each([
    ['logout', () => signInAgain()],
    ['account switch', () => signInAgain('u2')],
    ['language change', () => setLanguage('en')],
    [
      'data source',
      () => {
        release.dataSource = 'DATASOURCE_CLH_SALES';
      },
    ],
  ])('S4.084 %s gives new calls', async (_, change) => {
    const { view, named } = await openDashboard();
    view.unmount();
    change();
    await showDashboard();
    for (const name of ['getPvSales', 'getMarketPrice', 'listNews', 'hostPolicy', 'onSaleModel'] as const)
      expect(named(name)).toHaveLength(2);
    release.dataSource = 'DATASOURCE_CLH_PIFA';
  });

  test('S4.084 an answer of the former account is not taken', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    fakeServer({ ...answers, listManfSales: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    await showDashboard();
    clearSession();
    await act(async () => answer({ data: { data: { year: '2024', month: '03', salesRanks: lines } } }));
    const there = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    expect(there.filter((data) => data !== undefined)).toEqual([]);
  });
});

function signInAgain(userId = 'u1') {
  clearSession();
  keepLogin(aLogin({ userId }));
}
