import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { administered, beginAdministration, openAdministration } from '../../testing/open-administration.tsx';

const requests = jest.mocked(request);
const queries = () => requests.mock.calls.filter(([call]) => call === 'listMessages').map(([, query]) => query);

beforeEach(() => beginAdministration(requests));

test('a message says what became of it and leads to who has the contact; older ones come by the link', async () => {
  openAdministration('/admin/messages?account=lin.wei');
  const table = await screen.findByTestId('message-table');
  const row = within(table).getAllByRole('row')[1];
  expect(row?.textContent).toMatch(/短信验证码139\*{4}0001lin\.wei未发出The SMS gateway answered 503\./);
  expect(within(table).getByRole('link', { name: 'lin.wei' }).getAttribute('href')).toBe('/admin/accounts?id=u1');
  await userEvent.click(screen.getByTestId('older'));
  await waitFor(() => expect(queries()).toEqual([{ userNm: 'lin.wei' }, { userNm: 'lin.wei', after: '1.m1' }]));
  administered.special.listMessages = () => ({ lines: [], next: null });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'sent');
  await screen.findByText('没有短信或邮件');
  expect(queries().at(-1)).toEqual({ userNm: 'lin.wei', outcome: 'sent' });
});
