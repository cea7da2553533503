import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { administered, beginAdministration, openAdministration } from '../../testing/open-administration.tsx';
import { portalSheet } from '../../testing/portal-answers.ts';

const requests = jest.mocked(request);

beforeEach(() => beginAdministration(requests));

const payloadOf = (name: string) => requests.mock.calls.filter(([call]) => call === name).at(-1)?.[1];

test('S2.159 name, firm, contact and mark are saved together; what is refused stays as it was typed', async () => {
  openAdministration('/admin/portal');
  const card = within(await screen.findByTestId('portal-operator'));
  await userEvent.type(card.getByLabelText('门户名称（中文）'), '北方数据');
  await userEvent.type(card.getByLabelText('联系方式'), 'ask@north.cn');
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'mark.svg', { type: 'image/svg+xml' });
  await userEvent.upload(card.getByTestId('mark-file'), file);
  await waitFor(() => expect(card.getByTestId('mark-chosen').textContent).toBe('mark.svg'));
  // What the server has not looked through is drawn nowhere.
  expect(card.queryByRole('img')).toBeNull();
  administered.special.setPortalOperator = () => {
    throw new CallError('1', '标志：太大。', '');
  };
  await userEvent.click(card.getByTestId('operator-save'));
  await card.findByTestId('operator-problem');
  expect((card.getByLabelText('门户名称（中文）') as HTMLInputElement).value).toBe('北方数据');
  delete administered.special.setPortalOperator;
  await userEvent.click(card.getByTestId('operator-save'));
  await waitFor(() => expect(card.queryByTestId('operator-problem')).toBeNull());
  expect(payloadOf('setPortalOperator')).toEqual({
    name: { zh_CN: '北方数据', en: '' },
    contact: 'ask@north.cn',
    mark: { fileName: 'mark.svg', content: expect.stringMatching(/^PHN2Z/) },
  });
});

test('a mark that is too large is not sent, and one that is there can be removed', async () => {
  administered.special.readPortal = () => ({ ...portalSheet, mark: { from: 'browser' as const, address: '/mark/1' } });
  openAdministration('/admin/portal');
  const card = within(await screen.findByTestId('portal-operator'));
  await userEvent.upload(card.getByTestId('mark-file'), new File(['x'.repeat(65 * 1024)], 'big.png'), {
    applyAccept: false,
  });
  expect((await card.findByTestId('operator-problem')).textContent).toMatch('64 kB');
  await userEvent.click(card.getByTestId('mark-remove'));
  expect(card.queryByRole('img')).toBeNull();
  await userEvent.click(card.getByTestId('operator-save'));
  await waitFor(() => expect(payloadOf('setPortalOperator')).toMatchObject({ mark: null }));
});

test('S2.159 another encryption brings its port; a password that is stored is sent only when it is typed anew', async () => {
  const mail = {
    ...portalSheet.mail,
    from: 'browser' as const,
    host: 'mail.example.com',
    user: 'p',
    hasPassword: true,
  };
  administered.special.readPortal = () => ({ ...portalSheet, mail: { ...mail, sender: 'a@example.com' } });
  openAdministration('/admin/portal');
  const card = within(await screen.findByTestId('portal-mail'));
  await userEvent.selectOptions(card.getByLabelText('加密'), 'tls');
  expect((card.getByLabelText('端口') as HTMLInputElement).value).toBe('465');
  await userEvent.click(card.getByTestId('mail-save'));
  await waitFor(() => expect(payloadOf('setPortalMail')).toBeDefined());
  expect(payloadOf('setPortalMail')).toEqual({
    host: 'mail.example.com',
    port: '465',
    security: 'tls',
    sender: 'a@example.com',
    user: 'p',
  });
  await userEvent.click(card.getByTestId('test-mail'));
  expect(requests.mock.calls.map(([call]) => call)).toContain('sendTestMail');
});

test('what the environment sets is named with its setting, and no field is offered for it', async () => {
  const from = 'environment' as const;
  administered.special.readPortal = () => ({
    ...portalSheet,
    name: { from, zh_CN: '北方', en: 'North' },
    mail: { ...portalSheet.mail, from: 'file' as const, host: 'mail.example.com', sender: 'a@example.com' },
  });
  openAdministration('/admin/portal');
  const card = within(await screen.findByTestId('portal-operator'));
  expect(card.getByTestId('portal-given').textContent).toContain('由环境设置：PORTAL_NAME');
  expect(card.queryByLabelText('门户名称（中文）')).toBeNull();
  const mail = within(screen.getByTestId('portal-mail'));
  expect(mail.queryByTestId('mail-save')).toBeNull();
  expect(mail.getByTestId('portal-given').textContent).toContain('mail.example.com:587');
  await userEvent.click(card.getByTestId('operator-save'));
  await waitFor(() => expect(payloadOf('setPortalOperator')).toBeDefined());
  expect(payloadOf('setPortalOperator')).not.toHaveProperty('name');
  expect(mail.queryByTestId('mail-end')).toBeNull();
});

test('what is typed into one form stays while the other is saved, and a password is in no field after it', async () => {
  openAdministration('/admin/portal');
  const operator = within(await screen.findByTestId('portal-operator'));
  const mail = within(screen.getByTestId('portal-mail'));
  await userEvent.type(operator.getByLabelText('公司（中文）'), '北方');
  await userEvent.type(mail.getByLabelText('邮件服务器'), 'mail.example.com');
  await userEvent.type(mail.getByLabelText('密码'), 'a secret');
  administered.special.readPortal = () => ({
    ...portalSheet,
    contact: { from: 'browser' as const, value: 'tel:110' },
    mail: { ...portalSheet.mail, from: 'browser' as const, host: 'mail.example.com', hasPassword: true },
  });
  await userEvent.click(mail.getByTestId('mail-save'));
  await waitFor(() => expect((mail.getByLabelText('密码') as HTMLInputElement).value).toBe(''));
  expect(payloadOf('setPortalMail')).toMatchObject({ host: 'mail.example.com', password: 'a secret' });
  expect((await operator.findByDisplayValue('110')) as HTMLInputElement).toBeTruthy();
  expect((operator.getByLabelText('公司（中文）') as HTMLInputElement).value).toBe('北方');
  await userEvent.click(operator.getByTestId('operator-save'));
  await waitFor(() => expect(payloadOf('setPortalOperator')).toEqual({ firm: { zh_CN: '北方', en: '' } }));
});
