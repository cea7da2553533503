import '../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type CallPayload, request } from '@portal/shell';
import { marketViews } from '@portal/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { defineArea } from '../area/define-area.ts';
import { compareChart } from '../charts/compare-chart.ts';
import { MembersField, useCompared } from '../compared/index.ts';
import { IndicatorField } from '../fields/index.ts';
import { usePage } from '../page/context.ts';
import { definePage } from '../page/define-page.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { areaOpener } from '../testing/open-area.tsx';
import { ChartCard } from './chart-card.tsx';
import { placeOf } from './finding.ts';
import { PeriodCard } from './period-card.tsx';
import { useByMembers } from './use-by-members.ts';

type Query = CallPayload<'marketQuery'>;

const question = (over: Partial<Query>): Query => ({
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by: ['fuelType'],
  indicators: ['volume'],
  ...over,
});

/** A page of a card with the choices that most pages have. */
function Compared() {
  const { search } = usePage();
  const by = 'fuelType';
  const indicator = search.get('indicator') ?? 'volume';
  const { answered, note } = useCompared({
    by,
    largest: () => question({ limit: 2 }),
    trend: (_, __, members) => question({ by: ['period', by], filters: { [by]: [...members] } }),
    most: 10,
    unchosen: 'the largest',
  });
  const title = useByMembers()(by, indicator);
  return (
    <>
      <ChartCard
        title={title}
        waiting="waiting"
        caption={note}
        choices={
          <>
            <MembersField value={by} choices={[by, 'brand']} />
            <IndicatorField value={indicator} choices={['volume', 'share']} />
          </>
        }
        answered={answered}
        chart={(answer) => compareChart(answer, { by, indicator: 'volume', title, yoy: '' }, 'zh_CN')}
      />
      <PeriodCard answered={answered} by={by} indicator="volume" title={title} />
    </>
  );
}

const area = defineArea({
  name: 'price',
  dataset: 'sales',
  views: marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['fuelType', 'province', 'city'] }),
  exports: 'iw-price-analysis',
  pages: [
    definePage({
      name: 'only',
      words: { zh_CN: '一页', en: 'Only' },
      choices: { by: ['fuelType', 'brand'], indicator: ['volume', 'share'] },
      first: () => [],
    }),
  ],
  refused: { zh_CN: '', en: '' },
});

const sent = jest.mocked(request);
const queries = () => sent.mock.calls.flatMap(([name, payload]) => (name === 'marketQuery' ? [payload as Query] : []));

const open = areaOpener(area, { only: Compared }, '/price');

const heading = async () => (await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent;

beforeEach(() => {
  sent.mockReset();
  forgetAnswers();
  sent.mockImplementation(((name: string, payload: never) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'marketMembers')
      return Promise.resolve({ members: [{ key: '44', name: '广东' }], all: 1, path: [], of: null });
    return Promise.resolve(testAnswer(payload));
  }) as typeof request);
});

describe('a card of a chart', () => {
  test('says what is found, of which months, and where; the table below says that it has the figures', async () => {
    open('/price/only');
    await screen.findByTestId('pivot');
    expect(await heading()).toBe('各d:fuelTypei:volume，2024/07 ~ 2024/08，全国');
    expect(screen.getByRole('heading', { name: '各d:fuelTypei:volume明细' })).toBeTruthy();
  });

  test('has all ways to take it away where it stands, the picture first', async () => {
    open('/price/only');
    await screen.findByTestId('pivot');
    const [card] = screen.getAllByRole('region');
    await userEvent.click(within(card as HTMLElement).getByTestId('share-chart'));
    await screen.findByTestId('export-png');
    const buttons = within(card as HTMLElement).getAllByRole('button', { hidden: true });
    const ids = buttons.map(({ dataset }) => dataset.testid).slice(1);
    expect(ids.slice(0, 2)).toEqual(['export-png', 'export-svg']);
    expect(ids).toEqual(expect.arrayContaining(['share-link', 'copy-table', 'export-xlsx', 'export-csv', 'print']));
  });

  test('of months that nobody delivered it says once that they are not covered', async () => {
    const none = { dataSource: 'DATASOURCE_CLH_PIFA', months: 0, of: 2, uncovered: [], partly: [], combined: [] };
    sent.mockImplementation(((name: string, payload: never) => {
      if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
      if (name === 'marketMembers') return Promise.resolve({ members: [], all: 0, path: [], of: null });
      return Promise.resolve({ ...testAnswer(payload), coverage: [{ ...none, says: ['未覆盖'] }] });
    }) as typeof request);
    open('/price/only');
    const [place] = await screen.findAllByTestId('not-covered');
    expect(place?.textContent?.match(/未覆盖/g)).toHaveLength(1);
  });

  test('names two places, and counts more', () => {
    const nameOf = (_: string, key: string) => key.toUpperCase();
    const at = (filters: object, without = {}) => placeOf({ filters, without }, 'nationwide', nameOf, 'en');
    expect(at({})).toBe('nationwide');
    expect(at({ province: ['a', 'b'] })).toBe('A, B');
    expect(at({ province: ['a'], city: ['x', 'y', 'z', 'w'] })).toBe('X, Y +2');
    expect(at({}, { province: ['a'] })).toBe('nationwide without A');
  });
});

describe('choices that most pages have', () => {
  test('a figure stands in the address by its key, the first one is left out', async () => {
    open('/price/only');
    const field = await screen.findByRole('combobox', { name: '指标' });
    await userEvent.selectOptions(field, 'share');
    expect(location.search).toBe('?indicator=share');
    await userEvent.selectOptions(field, 'volume');
    expect(location.search).toBe('');
  });

  test('the rest is one more member, asked as all but those that are shown', async () => {
    open('/price/only');
    await screen.findByText('the largest');
    await userEvent.click(await screen.findByRole('checkbox', { name: '其余合计' }));
    expect(location.search).toBe('?rest=line');
    await waitFor(() =>
      expect(queries().at(-1)).toMatchObject({
        by: ['period', 'fuelType'],
        subtotals: true,
        without: { fuelType: ['BEV', 'ICE'] },
      }),
    );
    const heads = within(await screen.findByTestId('pivot')).getAllByRole('columnheader');
    await waitFor(() => expect(screen.getByTestId('pivot').textContent).toContain('其他'));
    expect(heads.length).toBeGreaterThan(2);
  });
});
