import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { render, screen, waitFor } from '@testing-library/react';
import { takeMenus } from '../../../shell-app/account/load-menus.ts';
import { keepLogin } from '../../../shell-app/session/keep-session.ts';
import { aLogin, anEntry, freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { answerCalls } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { NamedReports } from './named-reports.tsx';

const requests = jest.mocked(request);
const item = {
  reportId: 'm 1',
  title: 'Portrait of A',
  publishedOn: '2026-07-10',
  category: 'special',
  state: 'closed',
};

const hold = (...paths: string[]) => {
  freshShell('/news');
  keepLogin(aLogin());
  takeMenus(paths.map((path) => anEntry(path)));
};

beforeEach(() => {
  forgetAnswers();
  requests.mockReset();
  answerCalls(() => () => ({ items: [item] }));
});

test('reports that name what a page shows lead to their page in the marketplace', async () => {
  hold('/report-market');
  render(<NamedReports names={['Model A']} topics={['price']} />);
  const link = await screen.findByRole('link', { name: 'Portrait of A' });
  expect(link.getAttribute('href')).toBe('/report-market/reports?id=m+1');
  expect(requests.mock.calls.map(([name, payload]) => [name, payload])).toEqual([
    ['marketReportsNaming', { names: ['Model A'], topics: ['price'] }],
  ]);
});

test('who does not hold the marketplace asks nothing and is shown nothing, nor is anybody where nothing is named', async () => {
  hold('/news');
  const { container, unmount } = render(<NamedReports names={['Model A']} topics={[]} />);
  expect(container.textContent).toBe('');
  unmount();
  hold('/report-market');
  render(<NamedReports names={[]} topics={[]} />);
  await waitFor(() => expect(requests).not.toHaveBeenCalled());
});
