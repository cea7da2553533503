import '../../tests/support/mock-request.ts';
import { expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEachAnswer, requests } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf, only } from './testing/catalogues.ts';

const filters = () => screen.getAllByTestId('filter').map(({ dataset }) => dataset.dimension);

function turnTo(address: string) {
  act(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

beforeEachAnswer(answerWith);

test('each page has the filters of what it asks about, and on the way to another none is asked of the former', async () => {
  open('/new-energy/penetration?segment=A');
  await screen.findByTestId('pivot');
  expect(filters()).toEqual(expect.arrayContaining(['dataSource', 'segment', 'region']));
  expect(filters()).not.toContain('fuelType');
  requests.mockClear();
  turnTo('/new-energy/charging');
  await screen.findByTestId('pivot');
  expect(filters()).toEqual(expect.arrayContaining(['region', 'tier']));
  expect(filters()).not.toContain('dataSource');
  const questions = requests.mock.calls.filter(([name]) => (name as string) === 'marketQuery');
  expect(questions.length).toBeGreaterThan(1);
  for (const [, payload] of questions)
    expect(payload).toMatchObject({ dataset: 'charging', dataSources: [], filters: {} });
});

test('who has not the product of the sales is told which one it is, and sees the pages of New energy', async () => {
  answerWith(only('energy', 'price', 'charging', 'catalogue'));
  open('/new-energy/penetration');
  expect((await screen.findByTestId('area-refused')).textContent).toContain('销量分析');
  turnTo('/new-energy/technology');
  await screen.findByTestId('pivot');
  expect(screen.queryByTestId('area-refused')).toBeNull();
});

test('of a source that holds new energy alone there is no penetration, and the page says so', async () => {
  answerWith({
    marketCatalogue: (payload) => ({
      ...catalogueOf(payload as CallPayload<'marketCatalogue'>),
      coverage: [{ dataSource: null, kinds: { fuelType: ['BEV', 'PHEV'] }, says: [] }],
    }),
  });
  open('/new-energy/ranking');
  expect(await screen.findByText('无法计算渗透率')).toBeTruthy();
  expect(screen.queryByTestId('pivot')).toBeNull();
});

test('the members compared are those chosen, else the ones that sell most', async () => {
  open('/new-energy/penetration?by=brand&brand=b7');
  await screen.findByTestId('pivot');
  await waitFor(() =>
    expect(requests.mock.calls.map(([, payload]) => payload)).toContainEqual(
      expect.objectContaining({ by: ['period', 'brand'], filters: { brand: ['b7'] } }),
    ),
  );
});

const questionsSent = () =>
  requests.mock.calls.flatMap(([name, payload]) =>
    (name as string) === 'marketQuery' ? [payload as CallPayload<'marketQuery'>] : [],
  );

test('the models of the newest batch are listed, of another one by choice; every question is of one catalogue', async () => {
  open('/new-energy/catalogue?list=recommended');
  await screen.findByRole('heading', { name: '车型清单：Battery' });
  const ofBatches = () => questionsSent().filter(({ dataset }) => dataset === 'catalogue');
  const newest = { catalogueKind: ['recommended'], batch: ['BEV'] };
  await waitFor(() => expect(ofBatches().map(({ filters }) => filters)).toContainEqual(newest));
  for (const { filters } of ofBatches()) expect(filters?.catalogueKind).toEqual(['recommended']);
  turnTo('/new-energy/catalogue?batch=all');
  await screen.findByRole('heading', { name: '车型清单：所选时段的全部批次' });
  expect(questionsSent().some(({ by }) => by?.[0] === 'productCode' && by.includes('batch'))).toBe(true);
});

test('a car that was sold is not among those that are listed and not yet sold', async () => {
  answerWith({
    marketQuery: (payload) => {
      const query = payload as CallPayload<'marketQuery'>;
      const answer = testAnswer(query);
      return query.dataset === 'energy' ? { ...answer, rows: answer.rows.slice(0, 1) } : answer;
    },
  });
  open('/new-energy/catalogue');
  const card = (await screen.findByText('已进入目录、尚未销售')).closest('section');
  await waitFor(() => expect(card?.textContent).toContain('Petrol'));
  const lead = within(card as HTMLElement).getAllByTestId('pivot')[0];
  const rows = [...(lead?.querySelectorAll('[role="row"], tbody tr') ?? [])].map(({ textContent }) => textContent);
  expect(rows.filter((row) => row?.startsWith('Battery'))).toEqual([]);
});

test('a catalogue without entries in the period says so, and leads to the last year that has some', async () => {
  answerWith({
    marketQuery: (payload) => {
      const query = payload as CallPayload<'marketQuery'>;
      const answer = testAnswer(query);
      const [row] = answer.rows;
      const of = (period: string, entries: number) => ({ ...row, keys: { period }, values: { entries } });
      const rows = query.dateType === 'annual' ? [of('2022', 7), of('2023', 5), of('2024', 0)] : [of('2024-08', 0)];
      return { ...answer, rows };
    },
  });
  open('/new-energy/catalogue?list=recommended&brand=b7');
  fireEvent.click(await screen.findByRole('button', { name: '查看 2023 年' }));
  const { searchParams } = new URL(location.href);
  expect(Object.fromEntries(searchParams)).toEqual({
    list: 'recommended',
    brand: 'b7',
    from: '2023-01',
    to: '2023-12',
  });
  expect(screen.queryByTestId('pivot')).toBeNull();
});
