import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginAdministration, openAdministration } from '../../testing/open-administration.tsx';

const requests = jest.mocked(request);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);

beforeEach(() => beginAdministration(requests, ['data-operator']));

test('a word is written to the readers of the dataset that is chosen, about what is chosen alone', async () => {
  openAdministration('/admin/bulletins');
  const table = await screen.findByTestId('bulletin-table');
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
    /销量延迟发布上险量 · 2026\/10起10 月推迟October is late撤下为止admin/,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '数据集' }), 'price');
  await userEvent.click(screen.getByTestId('bulletin-write'));
  const dialog = within(await screen.findByTestId('task-dialog'));
  expect(dialog.getByRole('heading').textContent).toBe('给“价格”的读者写公告');
  await userEvent.type(dialog.getByRole('textbox', { name: '中文' }), '修订');
  await userEvent.type(dialog.getByRole('textbox', { name: '英文' }), 'Revised');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '来源' }), 'S1');
  await userEvent.type(dialog.getByRole('textbox', { name: /^第一个月/ }), '2026-09');
  await userEvent.click(dialog.getByTestId('task-submit'));
  await waitFor(() =>
    expect(payloadsOf('addBulletin')).toEqual([
      { dataset: 'price', kind: 'late', zh: '修订', en: 'Revised', source: 'S1', from: '2026-09' },
    ]),
  );
  await waitFor(() => expect(payloadsOf('listBulletins')).toHaveLength(2));
});

test('a word is ended after the question whether it shall be', async () => {
  openAdministration('/admin/bulletins');
  await userEvent.click(await screen.findByTestId('bulletin-end'));
  expect(screen.getByTestId('task-dialog').textContent).toContain('10 月推迟');
  expect(payloadsOf('endBulletin')).toEqual([]);
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('endBulletin')).toEqual([{ bulletinId: 'b1' }]));
});
