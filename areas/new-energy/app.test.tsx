import '../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { CallError, type CallPayload, request } from '@portal/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

const asked = jest.mocked(request);
const filters = () => screen.getAllByTestId('filter').map(({ dataset }) => dataset.dimension);

function turnTo(address: string) {
  act(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

beforeEach(() => {
  asked.mockReset();
  forgetAnswers();
  answerWith();
});

test('each page has the filters of what it asks about, and on the way to another none is asked of the former', async () => {
  open('/new-energy/penetration?segment=A');
  await screen.findByTestId('pivot');
  expect(filters()).toEqual(expect.arrayContaining(['dataSource', 'segment', 'region']));
  expect(filters()).not.toContain('fuelType');
  asked.mockClear();
  turnTo('/new-energy/charging');
  await screen.findByTestId('pivot');
  expect(filters()).toEqual(expect.arrayContaining(['region', 'tier']));
  expect(filters()).not.toContain('dataSource');
  const questions = asked.mock.calls.filter(([name]) => (name as string) === 'marketQuery');
  expect(questions.length).toBeGreaterThan(1);
  for (const [, payload] of questions)
    expect(payload).toMatchObject({ dataset: 'charging', dataSources: [], filters: {} });
});

test('who has not the product of the sales is told which one it is, and sees the pages of New energy', async () => {
  answerWith({
    marketCatalogue: (payload) => {
      const wanted = payload as CallPayload<'marketCatalogue'>;
      if (wanted.dataset === 'sales') throw new CallError('403', '', '');
      return catalogueOf(wanted);
    },
  });
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
    expect(asked.mock.calls.map(([, payload]) => payload)).toContainEqual(
      expect.objectContaining({ by: ['period', 'brand'], filters: { brand: ['b7'] } }),
    ),
  );
});
