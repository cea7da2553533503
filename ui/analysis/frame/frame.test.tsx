import '../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import { marketViews } from '@portal/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { defineArea } from '../area/define-area.ts';
import { AnalysisAnswer } from '../cards/analysis-answer.tsx';
import { usePage } from '../page/context.ts';
import { definePage } from '../page/define-page.ts';
import { useMarket } from '../page/use-market.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { AnalysisApp } from './analysis-app.tsx';
import { subjectOf } from './subject-of.ts';

/** A page of some area: it shows how many rows its question brought, and lets one thing be chosen. */
function PlainPage() {
  const { page, setChoice } = usePage();
  const answered = useMarket((view, { dataset }) => ({
    dataset: dataset as 'sales',
    dataSources: view.dataSource ? [view.dataSource] : [],
    dateType: view.dateType,
    from: '2024-07',
    to: '2024-08',
    by: ['fuelType'],
    indicators: ['volume'],
    filters: view.filters,
  }));
  return (
    <AnalysisAnswer answered={answered} skeleton="waiting">
      {({ rows }) => (
        <button type="button" onClick={() => setChoice('by', 'brand', 'fuelType')}>
          {page} {rows.length}
        </button>
      )}
    </AnalysisAnswer>
  );
}

const area = defineArea({
  name: 'price',
  dataset: 'sales',
  views: marketViews({ sources: ['DATASOURCE_ZD_LINGSHOU'], dimensions: ['brand', 'fuelType'] }),
  pages: [
    definePage({ name: 'first', words: { zh_CN: '第一页', en: 'First' }, choices: { rows: ['20', '40'] } }),
    definePage({ name: 'second', words: { zh_CN: '第二页', en: 'Second' }, ownFilters: true }),
  ],
  exports: 'iw-price-analysis',
  refused: { zh_CN: '不能看价格', en: 'May not see prices' },
});

const requests = jest.mocked(request);

const open = (address: string) => {
  history.replaceState(null, '', address);
  return render(<AnalysisApp area={area} components={{ first: PlainPage, second: PlainPage }} basePath="/price" />);
};

/** As the menu leads to a page: an entry of the history that the area has not made. */
const go = (address: string) =>
  act(async () => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });

const buttonOf = (text: string) => screen.findByRole('button', { name: text });

beforeEach(() => {
  requests.mockReset();
  forgetAnswers();
  requests.mockImplementation(((name: string, payload: never) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'marketMembers') return Promise.resolve({ members: [], all: 0 });
    return Promise.resolve(testAnswer(payload));
  }) as typeof request);
});

describe('an area of analysis, by what it declares', () => {
  test('S3.038 its dimensions and no others can be filtered by, and its own source is asked', async () => {
    open('/price');
    await buttonOf('first 2');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('第一页');
    expect(screen.getAllByTestId('filter').map(({ dataset }) => dataset.dimension)).toEqual([
      'dataSource',
      'dateType',
      'period',
      'brand',
      'fuelType',
    ]);
    expect(requests.mock.calls.at(-1)?.[1]).toMatchObject({ dataSources: ['DATASOURCE_ZD_LINGSHOU'] });
    expect(testCatalogue.dataSources.length).toBeGreaterThan(1);
    const offered = screen.getAllByTestId('filter')[0]?.querySelectorAll('option') ?? [];
    expect([...offered].map(({ value }) => value)).toEqual(['DATASOURCE_ZD_LINGSHOU']);
  });

  test('a page with filters of its own has not those of the frame', async () => {
    open('/price/second');
    await buttonOf('second 2');
    expect(screen.queryByTestId('filter-bar')).toBeNull();
  });

  test('S1.012 what it says to an account that may not', async () => {
    requests.mockImplementation((() => Promise.reject(new CallError('403', '', ''))) as typeof request);
    open('/price/first');
    expect((await screen.findByTestId('area-refused')).textContent).toContain('不能看价格');
  });
});

describe('the address of a page', () => {
  test('S2.037 Back undoes the last choice and then the filter, and leaves the page only then', async () => {
    open('/price/first?campaign=autumn&brand=b1');
    await userEvent.click(await screen.findByRole('button', { name: /移除筛选/ }));
    await userEvent.click(await buttonOf('first 2'));
    expect(location.search).toBe('?campaign=autumn&by=brand');
    history.back();
    await waitFor(() => expect(location.search).toBe('?campaign=autumn'));
    history.back();
    await waitFor(() => expect(location.search).toBe('?campaign=autumn&brand=b1'));
  });

  test('a link or kept view by the former key of a united member opens that member, and the way back leads past it', async () => {
    const united = { brand: { former: 'b1' } };
    const answer = requests.getMockImplementation();
    requests.mockImplementation(((name: string, payload: never) =>
      name === 'marketCatalogue'
        ? Promise.resolve({ ...testCatalogue, united })
        : answer?.(name as never, payload)) as typeof request);
    open('/price/first?brand=former&by=brand');
    await waitFor(() => expect(location.search).toBe('?brand=b1&by=brand'));
    await buttonOf('first 2');
    const asked = requests.mock.calls.filter(([name]) => name === 'marketQuery');
    expect(asked.map(([, payload]) => payload)).toMatchObject([{ filters: { brand: ['b1'] } }]);
  });

  test('the way through the menu to the same page keeps filters and choices', async () => {
    open('/price/first?brand=b1&by=brand');
    await buttonOf('first 2');
    await go('/price/first');
    await waitFor(() => expect(location.search).toBe('?brand=b1&by=brand'));
  });

  test('and to another page the filters alone', async () => {
    open('/price/first?brand=b1&by=brand');
    await buttonOf('first 2');
    await go('/price/second');
    await waitFor(() => expect(location.search).toBe('?brand=b1'));
  });

  test('what a person has cleared stays cleared', async () => {
    open('/price/first?brand=b1');
    await userEvent.click(await screen.findByRole('button', { name: /移除筛选/ }));
    await buttonOf('first 2');
    expect(location.search).toBe('');
  });
});

test('a view is about the first member that narrows it, and so many more', () => {
  const nameOf = (_: string, key: string) => key.toUpperCase();
  const about = (filters: Record<string, string[]>, without = {}) =>
    subjectOf({ filters, without }, ['brand', 'fuelType'], nameOf, 'en');
  expect(about({})).toBe('');
  expect(about({ fuelType: ['bev'] })).toBe('BEV');
  expect(about({ fuelType: ['bev'], brand: ['b1', 'b2'] })).toBe('B1 +2');
  expect(about({}, { brand: ['b1'] })).toBe('without B1');
  expect(about({ fuelType: ['bev'] }, { brand: ['b1'] })).toBe('BEV +1');
});
