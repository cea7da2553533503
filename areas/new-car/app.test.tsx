import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEachAnswer, payloadsOf, refuse, rowsOf, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { equipmentAnswer, type TestValue } from '../../ui/analysis/testing/equipment.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

const figures = () => screen.getAllByTestId('key-figure').map(({ textContent }) => textContent);

beforeEachAnswer(answerWith);

describe('the calendar', () => {
  test('lists each event with its day, the newest first, and its prices', async () => {
    open('/new-car/calendar?from=2024-07&to=2024-08');
    const rows = rowsOf(await screen.findByTestId('pivot'));
    expect(rows[0]?.[1]).toBe('2024/08/15');
    expect(rows[0]?.slice(-3)).toEqual(['100,000', '95,000', '130,000']);
    expect(rows.at(-1)?.[1]).toBe('2024/07');
    expect(rows.at(-1)?.slice(-3)).toEqual(['-', '-', '-']);
    // Days are asked by whole years, whichever months are shown.
    expect(payloadsOf('newCarEvents')).toEqual([{ from: '2024-01', to: '2024-12' }]);
  });

  test('a renewed car stands beside the year before: more, less and the price of each trim', async () => {
    const equipment = (period: string, values: readonly TestValue[]) =>
      equipmentAnswer('trim', values).rows.map((row) => ({ ...row, keys: { ...row.keys, period } }));
    const renewal = { event: 'BEV', eventKind: 'facelift', subModel: 'car-1' };
    answerWith({
      marketDatasets: () => ({
        datasets: ['sales', 'launch', 'configuration', 'price'].map((key) => ({ key, name: key, covered: true })),
      }),
      marketCatalogue: (query: Query) => catalogueOf({ dataset: query.dataset === 'launch' ? 'launch' : 'sales' }),
      marketQuery: (query: Query) => {
        const answer = testAnswer(query);
        if (query.dataset === 'configuration') {
          const rows = [
            ...equipment('2023', [['interior', '座椅加热', 'none', '', ['base']]]),
            ...equipment('2024', [['interior', '座椅加热', 'standard', '', ['base']]]),
          ];
          return { ...answer, rows };
        }
        if (query.dataset === 'price') {
          const price = (period: string, msrp: number) => ({
            kind: 'row',
            keys: { period, trim: 'base' },
            names: {},
            values: { msrp },
          });
          return { ...answer, rows: [price('2023', 100_000), price('2024', 102_000)] };
        }
        if (!query.by.includes('event')) return answer;
        return { ...answer, rows: [{ kind: 'row', keys: renewal, names: renewal, values: { events: 1 } }] };
      },
    });
    open('/new-car/calendar?from=2024-07&to=2024-08');
    const trims = await screen.findByTestId('followed-trims');
    expect(trims.textContent).toContain('对照同一配置 · 10.20 万元 · 指导价上调 0.20 万元');
    expect(trims.textContent).toContain('增加 1 项座椅加热');
    expect(payloadsOf('marketQuery')).toContainEqual(
      expect.objectContaining({
        dataset: 'configuration',
        from: '2023-01',
        to: '2024-12',
        filters: { subModel: ['car-1'] },
      }),
    );
  });

  test('lists events as cards where that is chosen, the newest first', async () => {
    open('/new-car/calendar?from=2024-07&to=2024-08&shape=cards');
    const cards = await screen.findByTestId('event-cards');
    const [first] = within(cards).getAllByRole('listitem');
    expect(first?.textContent).toContain('2024/08/15');
    expect(first?.textContent).toContain('预售价 10.00 万元');
    await userEvent.click(screen.getByRole('radio', { name: '列表' }));
    expect(await screen.findByTestId('pivot')).toBeTruthy();
  });

  test('what events are counted by is chosen, and stands in the address', async () => {
    open('/new-car/calendar?by=segment');
    await screen.findByTestId('pivot');
    const questions = payloadsOf('marketQuery') as Query[];
    expect(questions.map(({ by }) => by)).toContainEqual(['period', 'segment']);
    expect(questions.every(({ dataset, dataSources }) => dataset === 'launch' && dataSources.length === 0)).toBe(true);
  });

  test('days that did not come are a failure with a way to try again', async () => {
    answerWith({
      newCarEvents: refuse('500'),
    });
    open('/new-car/calendar');
    expect((await screen.findAllByTestId('new-car-failed')).length).toBe(1);
  });

  testRefusal(answerWith, open, '/new-car/calendar', '新车上市');
});

describe('what is coming', () => {
  test('stands nearest first, with its stage and its price', async () => {
    open('/new-car/coming');
    const rows = rowsOf(await screen.findByTestId('pivot'));
    expect(rows.map(([name, day, stage]) => [name, day, stage])).toEqual([
      ['Car next', '2024/12/05', '开启预售'],
      ['Car near', '2024/12/20', '开启预售'],
      ['Car far', '2025/03', '已公布'],
    ]);
    expect(rows.map((row) => row.at(-1))).toEqual(['99,800', '129,800', '-']);
    expect(figures().slice(0, 2)).toEqual(['即将上市3 款', '已公布预售价2 款']);
    expect(figures()[2]).toMatch(/款Car next 2024\/12\/05$/);
  });

  test('is narrowed by stage, brand and segment, and says when nothing is left', async () => {
    open('/new-car/coming?stage=presale');
    await waitFor(async () => expect(rowsOf(await screen.findByTestId('pivot')).length).toBe(2));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '品牌' }), 'Brand b');
    expect(await screen.findByText('没有符合条件的新车')).toBeTruthy();
    expect(location.search).toBe('?stage=presale&ofBrand=Brand+b');
    expect(screen.getByRole('link', { name: '显示全部' }).getAttribute('href')).toBe('/new-car/coming');
  });

  test('a release that knows of none says so', async () => {
    answerWith({ comingSoonModel: () => [] });
    open('/new-car/coming');
    expect(await screen.findByText('没有即将上市的新车')).toBeTruthy();
  });
});

describe('presale and launch', () => {
  test('prices stand beside each other with their difference', async () => {
    open('/new-car/presale');
    const [first] = rowsOf((await screen.findAllByTestId('pivot')).at(-1) as HTMLElement);
    expect(first?.slice(-5)).toEqual(['100,000', '95,000', '130,000', '-5,000', '-5.0%']);
    expect(payloadsOf('marketQuery')).toContainEqual(
      expect.objectContaining({ filters: { eventKind: ['launched'] }, dataset: 'launch' }),
    );
  });

  test('where no car has both, the picture says so', async () => {
    answerWith({ newCarEvents: () => [{ key: 'BEV', day: '2024-08', presalePrice: 1, msrpFrom: null, msrpTo: null }] });
    open('/new-car/presale');
    expect(await screen.findByText('没有同时公布预售价与上市价的新车')).toBeTruthy();
  });
});

describe('the ramp', () => {
  test('begins with those launched last, and asks who else was launched in the segment', async () => {
    open('/new-car/ramp');
    expect((await screen.findByTestId('pivot')).textContent).toContain('第 0 个月');
    const questions = payloadsOf('marketQuery') as Query[];
    const launched = questions.filter(({ dataset }) => dataset === 'launch');
    expect(launched[0]).toMatchObject({
      by: ['period', 'subModel'],
      filters: { eventKind: ['launched'] },
      limit: 5,
    });
    await waitFor(() =>
      expect(payloadsOf('marketQuery')).toContainEqual(
        expect.objectContaining({ filters: { eventKind: ['launched'], segment: ['BEV'] } }),
      ),
    );
    expect(await screen.findByText(/不足 4 款/)).toBeTruthy();
  });

  test('a release without launches, and an account without them, are told what to do', async () => {
    answerWith({ marketDatasets: () => ({ datasets: [{ key: 'sales', name: '', covered: true }] }) });
    open('/new-car/ramp?model=m1&by=model');
    expect(await screen.findByText('当前账号没有新车上市数据的权限')).toBeTruthy();
  });

  test('of conditions that no launch meets nothing is left standing, the table of the former ones neither', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        const isNone = query.dataset === 'launch' && query.filters?.brand;
        return isNone ? { ...testAnswer(query), rows: [] } : testAnswer(query);
      },
    });
    open('/new-car/ramp');
    await screen.findByTestId('pivot');
    history.pushState(null, '', '/new-car/ramp?brand=none');
    fireEvent.popState(window);
    expect(await screen.findByText('没有符合条件的数据')).toBeTruthy();
    expect(screen.queryByTestId('pivot')).toBeNull();
  });

  test('who has no launch is named', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        return query.dataset === 'launch' ? { ...testAnswer(query), rows: [] } : testAnswer(query);
      },
    });
    open('/new-car/ramp?subModel=s9');
    expect(await screen.findByText('所选车型没有可比的上市记录')).toBeTruthy();
  });
});
