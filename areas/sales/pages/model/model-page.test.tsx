import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { answerWith, open } from '../../testing/area.tsx';

beforeEach(() => {
  jest.mocked(request).mockReset();
  forgetAnswers();
});

/** The datasets that the page has asked for figures or their names. */
const datasetsQueried = () =>
  new Set(
    jest
      .mocked(request)
      .mock.calls.flatMap(([name, payload]) =>
        name === 'marketQuery' || name === 'marketCatalogue' ? [(payload as { dataset: string }).dataset] : [],
      ),
  );

const owned = (...keys: string[]) => ({
  marketDatasets: () => ({ datasets: keys.map((key) => ({ key, name: key, covered: true })) }),
});

test('a model is shown without its prices to who does not hold them, and they are not asked for', async () => {
  answerWith(owned('sales'));
  open('/sales/model?model=BEV');
  expect(await screen.findAllByTestId('pivot')).not.toHaveLength(0);
  expect(screen.queryByText('各配置的指导价与成交价')).toBeNull();
  expect(screen.queryByTestId('area-refused')).toBeNull();
  expect([...datasetsQueried()]).toEqual(['sales']);
});

test('who holds them sees them', async () => {
  answerWith(owned('sales', 'price'));
  open('/sales/model?model=BEV');
  expect(await screen.findAllByText('各配置的指导价与成交价')).not.toHaveLength(0);
  await waitFor(() => expect([...datasetsQueried()].sort()).toEqual(['price', 'sales']));
});
