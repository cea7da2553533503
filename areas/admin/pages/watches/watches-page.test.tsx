import '../../../../tests/support/mock-request.ts';
import { expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginAdministration, openAdministration } from '../../testing/open-administration.tsx';

const requests = jest.mocked(request);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);

test('an administrator sees what became of each watch, and pauses one with a reason', async () => {
  beginAdministration(requests, ['admin']);
  openAdministration('/admin/watches');
  const table = await screen.findByTestId('watch-table');
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/^海豹份额份额低于 5%lin\.wei监测中没有收件地址。/);
  await userEvent.click(screen.getByTestId('watch-pause'));
  const dialog = within(screen.getByTestId('task-dialog'));
  await userEvent.type(dialog.getByRole('textbox'), '地址失效');
  await userEvent.click(dialog.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('pauseAccountWatch')).toEqual([{ id: 'w1', reason: '地址失效' }]));
  await waitFor(() => expect(payloadsOf('listAllWatches')).toHaveLength(2));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), 'trouble');
  await waitFor(() => expect(payloadsOf('listAllWatches').at(-1)).toEqual({ condition: 'trouble' }));
  await userEvent.click(await screen.findByTestId('older'));
  await waitFor(() => expect(payloadsOf('listAllWatches').at(-1)).toEqual({ condition: 'trouble', after: '1.w1' }));
});

test('support sees whose they are and what became of them, not what they are about', async () => {
  beginAdministration(requests, ['support']);
  openAdministration('/admin/watches');
  const table = await screen.findByTestId('watch-table');
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/^lin\.wei监测中/);
  expect(screen.queryByTestId('watch-pause')).toBeNull();
});
