import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import { CallError } from '@portal/shell';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAreas } from '../../tests/support/hold-areas.ts';
import { beforeEachAnswer, questions, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { area } from './area.ts';
import { preload } from './index.ts';
import { answerWith, open } from './testing/area.tsx';

beforeEachAnswer(answerWith);

describe('the price area', () => {
  test.each(Object.keys(area.pages))('%s: its heading stands before any data is there', (page) => {
    answerWith({ marketCatalogue: () => new Promise(() => undefined) });
    open(`/price/${page}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(screen.getByTestId('filter-bar')).toBeTruthy();
  });

  test.each(Object.keys(area.pages))(
    '%s: what was asked ahead is not asked again, and no source is named',
    async (page) => {
      history.replaceState(null, '', `/price/${page}`);
      preload(`/price/${page}`);
      open(`/price/${page}`);
      await screen.findAllByTestId('pivot');
      const texts = questions().map((query) => JSON.stringify(query));
      expect(new Set(texts).size).toBe(texts.length);
      for (const query of questions()) {
        // The marks of a model's history are of launches.
        const dataset = page === 'history' && query.by.includes('eventKind') ? 'launch' : 'price';
        expect(query).toMatchObject({ dataset, dataSources: [] });
      }
    },
  );

  testRefusal(answerWith, open, '/price/index', '当前账号没有价格分析的权限');

  test.each([
    ['whose release keeps none', /没有新车上市数据/, {}, false],
    ['that could not be read', /上市与改款加载失败/, { datasets: [{ key: 'launch', name: 'l', covered: true }] }, true],
  ])('the history of a model is read without launches %s, and says so', async (_, described, known, isQueried) => {
    answerWith({
      marketDatasets: () => ({ datasets: [{ key: 'launch', name: 'l', covered: false }], ...known }),
      marketQuery: (payload) => {
        if ((payload as Query).dataset === 'launch') throw new CallError('1', '', '');
        return { ...testAnswer(payload as Query), dataSources: [] };
      },
    });
    open('/price/history?model=m1');
    expect(await screen.findByText(described)).toBeTruthy();
    expect(await screen.findByTestId('pivot')).toBeTruthy();
    expect(questions().some(({ dataset }) => dataset === 'launch')).toBe(isQueried);
    expect(questions().find(({ dataset }) => dataset === 'price')?.filters).toEqual({ model: ['m1'] });
  });

  test('the reader chooses the base month, and with it where the index begins', async () => {
    open('/price/index?from=2024-01&to=2024-06');
    const base = await screen.findByRole('combobox', { name: '基期' });
    expect((base as HTMLSelectElement).value).toBe('2024-01');
    await userEvent.selectOptions(base, '2023-11');
    await waitFor(() => expect(questions().at(-1)).toMatchObject({ from: '2023-11', to: '2024-06' }));
  });

  test('members are compared by one basket, which the reader chooses', async () => {
    open('/price/index?by=segment&segment=A&segment=B');
    await screen.findByTestId('pivot');
    expect(questions().at(-1)?.indicators[0]).toBe('tpBasket');
    await userEvent.click(screen.getByRole('radio', { name: '移动篮子' }));
    await userEvent.click(screen.getByRole('radio', { name: 'i:msrp' }));
    await waitFor(() => expect(questions().at(-1)?.indicators[0]).toBe('msrpIndex'));
    expect(location.search).toBe('?by=segment&segment=A&segment=B&basket=moving&price=msrp');
  });

  test('a row of the discounts leads to the trend of its member, and to other pages of the area', async () => {
    holdAreas({ '/price': '价格分析' });
    open('/price/discount?by=brand&segment=A');
    const [first] = within(await screen.findByTestId('pivot')).getAllByTestId('lead');
    await userEvent.click(first as HTMLElement);
    const ways = within(screen.getByTestId('ways')).getAllByRole('menuitem');
    const opened = ways.filter(({ dataset }) => dataset.way === 'open:/price/trend');
    const [address = ''] = opened.map((way) => way.getAttribute('href') ?? '');
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
      by: 'brand',
      brand: 'BEV',
      segment: 'A',
    });
  });

  test('a trend stands beside the period before, months in pairs where the reader wants them', async () => {
    open('/price/trend?by=brand&former=before&spring=together&brand=BEV');
    const names = async () =>
      within((await screen.findAllByTestId('pivot'))[0] as HTMLElement)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent ?? '');
    expect((await names()).some((name) => name.includes('tpBefore'))).toBe(true);
    expect(questions().at(-1)).toMatchObject({
      indicators: ['tp', 'retailVolume', 'tpBefore', 'momTp'],
      springTogether: true,
    });
    expect(await screen.findByText(/^与上期对比；1 月与 2 月合为一期/)).toBeTruthy();
  });

  test('what has no former price is no cut: it stands in a table of its own', async () => {
    answerWith({
      marketQuery: (payload) => {
        const answer = testAnswer(payload as Query);
        const [cut, entered] = answer.rows;
        if (!cut || !entered) throw new Error('two rows');
        cut.values = { tpBefore: 200_000, tp: 180_000, tpChange: -20_000, momTp: -0.1, retailVolume: 60 };
        entered.values = { tpBefore: null, tp: 150_000, tpChange: null, momTp: null, retailVolume: 80 };
        return { ...answer, rows: [cut, entered] };
      },
    });
    open('/price/cuts?of=model');
    const tables = await screen.findAllByTestId('pivot');
    const rows = tables.map((table) =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([['Battery'], ['Petrol']]);
    expect(screen.getByText('1 项比前一时段便宜')).toBeTruthy();
    expect(questions().at(-1)).toMatchObject({ sort: { by: 'momTp', direction: 'ascending' }, minimumVolume: 50 });
  });
});
