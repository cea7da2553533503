import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEachAnswer, questions, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { saved, usedToTp } from './market/used-beside-new.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

beforeEachAnswer(answerWith);

testRefusal(answerWith, open, '/after-market/overview', '后市场');

test('survival shows registrations, the curve by age and whose it is', async () => {
  open('/after-market/survival');
  expect((await screen.findByTestId('how-made')).textContent).toContain('登记量乘以该车龄的存活率');
  expect((await screen.findByTestId('curve-sources')).querySelectorAll('li').length).toBeGreaterThan(0);
  const cuts = questions().map(({ by }) => by);
  expect(cuts).toContainEqual(['survivalCurve', 'carAge']);
  expect(cuts).toContainEqual(['carAge']);
});

test('of several years the last alone is ranked and mapped: mean age and parc are of one day', async () => {
  const { unmount } = open('/after-market/ranking?from=2022-01&to=2023-12');
  await screen.findAllByTestId('pivot');
  expect(questions().find(({ by }) => by?.[0] === 'brand')).toMatchObject({ from: '2023-01', to: '2023-12' });
  unmount();
  open('/after-market/places?from=2022-01&to=2023-12');
  await screen.findAllByTestId('pivot');
  expect(questions().find(({ by }) => by?.[0] === 'province')).toMatchObject({ from: '2023-01', to: '2023-12' });
});

test('over time residual values are those of one age, and say so', async () => {
  open('/after-market/residuals');
  expect((await screen.findAllByText(/三年残值率/)).length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(questions().find(({ by }) => by?.join() === 'period')).toMatchObject({ filters: { carAge: ['3'] } }),
  );
});

test('service is ordered as the address says, of what enough people bought', async () => {
  open('/after-market/service?by=brand&order=cheapest');
  await screen.findAllByTestId('pivot');
  expect(questions().find(({ by }) => by?.[0] === 'brand')).toMatchObject({
    sort: { by: 'serviceCost', direction: 'ascending' },
    minimumVolume: 100,
  });
});

describe('used cars beside new ones', () => {
  const priced = {
    marketQuery: (payload: unknown) => {
      const query = payload as Query;
      const answer = testAnswer(query);
      const values = query.dataset === 'price' ? { tp: 200_000, msrp: 250_000 } : { usedPrice: 120_000, usedCars: 9 };
      return { ...answer, rows: answer.rows.map((row) => ({ ...row, values })) };
    },
  };
  const first = async () => {
    const [row] = within(await screen.findByTestId('pivot'))
      .getAllByRole('row')
      .slice(1);
    return row?.textContent ?? '';
  };

  test('of one age stand beside what new ones cost in the same months', async () => {
    answerWith(priced);
    open('/after-market/used-prices?age=5&by=brand');
    await waitFor(async () => expect(await first()).toContain('60.0%'));
    const [used, fresh] = ['residualValue', 'price'].map((key) => questions().find(({ dataset }) => dataset === key));
    expect(used?.filters).toMatchObject({ carAge: ['5'] });
    expect(fresh).toMatchObject({ by: ['brand'], from: used?.from, to: used?.to });
    expect(fresh?.filters).not.toHaveProperty('carAge');
  });

  test('new ones are narrowed as used ones are, and of the last months that prices are known of, which the page says', async () => {
    answerWith({
      ...priced,
      marketCatalogue: (payload) => {
        const catalogue = catalogueOf(payload as never);
        return catalogue.dataset === 'price' ? { ...catalogue, last: '2024-05' } : catalogue;
      },
    });
    open('/after-market/used-prices?age=1&by=brand&without.fuelType=BEV');
    expect(await screen.findByText(/新车为 2024\/05 的指导价与成交价/)).toBeTruthy();
    expect(screen.getAllByText(/车龄 1 年的二手车/).length).toBeGreaterThan(0);
    expect(questions().find(({ dataset }) => dataset === 'price')).toMatchObject({
      from: '2024-05',
      to: '2024-05',
      without: { fuelType: ['BEV'] },
    });
  });

  test('without Price they stand alone, the page says so and asks no price', async () => {
    answerWith({
      ...priced,
      marketDatasets: () => ({ datasets: [{ key: 'residualValue', name: 'residualValue', covered: true }] }),
    });
    open('/after-market/used-prices');
    expect(await screen.findByText(/需要“价格分析”/)).toBeTruthy();
    expect(questions().some(({ dataset }) => dataset === 'price')).toBe(false);
  });

  test('figures of both are blank where either is unknown', () => {
    expect([usedToTp(120, 200), saved(120, 200)]).toEqual([0.6, 80]);
    expect([usedToTp(null, 200), usedToTp(120, 0), saved(120, undefined)]).toEqual([null, null, null]);
  });
});
