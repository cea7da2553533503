import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { listFileBytes } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { administered, beginAdministration, openAdministration } from '../testing/open-administration.tsx';

const requests = jest.mocked(request);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);
const row = (number: number, faults: { field: string; text: string }[] = []) => ({
  row: number,
  userNm: `user${number}`,
  realNm: '林薇',
  emalAd: '',
  phonNo: '13900000001',
  products: ['sales'],
  toYmd: '20271231',
  faults,
});
const csv = (text: string) => new File([text], 'people.csv', { type: 'text/csv' });

const openList = async () => {
  openAdministration('/admin/accounts');
  await userEvent.click(await screen.findByTestId('account-from-list'));
  return (file: File) => userEvent.upload(screen.getByTestId('list-file'), file);
};

beforeEach(() => beginAdministration(requests));

test('S2.159 a list is looked at in the company that was chosen, and made when no row is refused', async () => {
  administered.special.checkAccountList = () => ({ rows: [row(2), row(3)] });
  administered.special.createAccountList = () => ({ text: 'created' });
  const choose = await openList();
  await userEvent.selectOptions(screen.getByTestId('people-list').querySelector('select') as HTMLSelectElement, 'c1');
  await choose(csv('a,b'));
  expect((await screen.findByTestId('list-rows')).textContent).toContain('user3');
  expect(screen.getByTestId('list-outcome').textContent).toBe('people.csv：可新建 2 个账号，拒绝 0 行。');
  expect(payloadsOf('checkAccountList')).toEqual([{ file: btoa('a,b'), compId: 'c1' }]);
  await userEvent.click(screen.getByRole('button', { name: '新建 2 个账号' }));
  await waitFor(() => expect(screen.queryByTestId('people-list')).toBeNull());
  expect(payloadsOf('createAccountList')).toEqual([{ file: btoa('a,b'), compId: 'c1' }]);
  await waitFor(() => expect(payloadsOf('listAccounts')).toHaveLength(2));
});

test('rows that are refused stand alone with why, and nothing can be made; the corrected file is chosen again', async () => {
  administered.special.checkAccountList = () => ({
    rows: [row(2), row(3, [{ field: '用户名', text: '已有同名账号' }])],
  });
  const choose = await openList();
  await choose(csv('a'));
  const rows = await screen.findByTestId('list-rows');
  expect(rows.textContent).toContain('用户名 已有同名账号');
  expect(rows.textContent).not.toContain('user2');
  expect((screen.getByTestId('list-create') as HTMLButtonElement).disabled).toBe(true);
  administered.special.checkAccountList = () => ({ rows: [row(2)] });
  await choose(csv('b'));
  await waitFor(() => expect((screen.getByTestId('list-create') as HTMLButtonElement).disabled).toBe(false));
});

test('what is no list says so, as does a file that no call carries', async () => {
  administered.special.checkAccountList = () => {
    throw new CallError('1', '缺少列“姓名”', '');
  };
  const choose = await openList();
  await choose(csv('a'));
  expect((await screen.findByTestId('list-problem')).textContent).toBe('缺少列“姓名”');
  await choose(csv('x'.repeat(listFileBytes + 1)));
  await waitFor(() => expect(screen.getByTestId('list-problem').textContent).toContain('180 kB'));
  expect(payloadsOf('checkAccountList')).toHaveLength(1);
});

test('who administers a company chooses none: the list is of its people', async () => {
  beginAdministration(requests, ['company-admin']);
  administered.special.checkAccountList = () => ({ rows: [row(2)] });
  const choose = await openList();
  expect(screen.getByTestId('people-list').querySelector('select')).toBeNull();
  await choose(csv('a'));
  await waitFor(() => expect(payloadsOf('checkAccountList')).toEqual([{ file: btoa('a') }]));
});
