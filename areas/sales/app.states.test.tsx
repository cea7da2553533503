import '../../tests/support/mock-request.ts';
import { describe, expect, jest, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEachAnswer, refuse } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { answerWith, open } from './testing/area.tsx';

beforeEachAnswer(answerWith);

describe('what is not there', () => {
  test('a refused account is told so and may switch', async () => {
    answerWith({
      marketCatalogue: refuse('403'),
    });
    open('/sales/overview');
    const refused = await screen.findByTestId('area-refused');
    expect(within(refused).getByRole('button', { name: '切换账号' })).toBeTruthy();
  });

  test('a failed question can be asked again', async () => {
    const fail = jest.fn(() => {
      throw new Error('down');
    });
    answerWith({ marketQuery: fail });
    open('/sales/structure?by=origin&from=2024-02&to=2024-03');
    const retry = await screen.findByRole('button', { name: '重试' });
    answerWith();
    await userEvent.click(retry);
    expect(await screen.findByTestId('pivot')).toBeTruthy();
  });

  test('key figures that could not be had are a dash, not on their way for ever', async () => {
    answerWith({
      marketQuery: () => {
        throw new Error('down');
      },
    });
    open('/sales/overview?from=2024-01&to=2024-02');
    await screen.findAllByRole('button', { name: '重试' });
    for (const figure of screen.getAllByTestId('key-figure')) {
      expect(within(figure).getAllByText('-')[0]).toBeTruthy();
      expect(figure.textContent).not.toContain('万辆');
    }
  });

  test('nothing found is nothing to take away', async () => {
    answerWith({ marketQuery: (payload) => ({ ...testAnswer(payload as Query), rows: [] }) });
    open('/sales/overview?from=2024-01&to=2024-01');
    await screen.findAllByText('没有符合条件的数据');
    const [share] = screen.getAllByTestId('share');
    await userEvent.click(share as HTMLElement);
    expect(await screen.findByTestId('share-link')).toBeTruthy();
    expect(screen.queryByTestId('export-csv')).toBeNull();
  });

  test('an empty answer says what was asked and widens with one click', async () => {
    answerWith({ marketQuery: (payload) => ({ ...testAnswer(payload as Query), rows: [] }) });
    open('/sales/structure?by=tier&fuelType=BEV');
    expect(await screen.findByText('没有符合条件的数据')).toBeTruthy();
    expect(screen.getByText(/协会批发量|Association wholesale volume/, { selector: 'div' }).textContent).toContain(
      'd:fuelType',
    );
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(location.search).toBe('?by=tier');
  });
});
