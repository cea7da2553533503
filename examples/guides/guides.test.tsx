import '../../tests/support/mock-request.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { type CallPayload, NetworkError, request } from '@portal/shell';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { ProductCount } from './failures.tsx';
import { RetailOfMonth } from './figures.tsx';
import { StockByMonth } from './look.tsx';

type Answer = (name: string, payload: never) => Promise<unknown>;

const answers = (answer: Answer) => {
  forgetAnswers();
  jest.mocked(request).mockImplementation(answer as typeof request);
};

describe('the examples of the guides for module teams', () => {
  test('a figure is asked once and drawn as the language writes it', async () => {
    const queries: CallPayload<'marketQuery'>[] = [];
    answers(async (_name, payload) => {
      queries.push(payload);
      return testAnswer(payload);
    });
    const { container } = render(<RetailOfMonth month="2024-03" />);
    await screen.findByText(/\d/, { selector: 'strong' });
    expect(queries.map(({ from, by }) => [from, by])).toEqual([['2024-03', []]]);
    expect(container.querySelector('[role="status"]')).toBeNull();
  });

  test('what fails stands in its own place, and the host hears of what leaves nothing to show', async () => {
    answers(() => Promise.reject(new NetworkError('getAuthProducts', 'offline')));
    const reportFailure = jest.fn();
    render(<ProductCount reportFailure={reportFailure} />);
    await userEvent.click(await screen.findByText('Give up'));
    expect(reportFailure).toHaveBeenCalledWith('render', expect.any(NetworkError));
  });

  test('a chart is a description', () => {
    render(<StockByMonth months={['2024-03', '2024-04']} cars={[120_000, 118_000]} />);
    expect(screen.getByText('11.8 万')).toBeTruthy();
  });
});
