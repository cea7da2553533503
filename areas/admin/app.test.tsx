import '../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { administrationPages } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from './area.ts';
import { administered, beginAdministration, openAdministration, sheet } from './testing/open-administration.tsx';

const requests = jest.mocked(request);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);

beforeEach(() => beginAdministration(requests));

test('S2.159 the list is asked for what the address says, and a row leads to its account', async () => {
  openAdministration('/admin/accounts?q=lin&state=suspended&company=c1');
  const table = await screen.findByTestId('account-table');
  expect(payloadsOf('listAccounts')).toEqual([
    { text: 'lin', conditions: ['suspended'], compId: 'c1', page: 1, pageSize: 50 },
  ]);
  await waitFor(() => expect(table.textContent).toContain('销量分析、价格分析、行业资讯 +1'));
  await userEvent.click(within(table).getByRole('link', { name: 'lin.wei' }));
  expect((await screen.findByTestId('account-facts')).textContent).toContain('13900000001');
});

test('S2.159 a product is granted for days, and taken away; what has changed is asked anew', async () => {
  openAdministration('/admin/accounts?id=u1');
  await userEvent.click(await screen.findByTestId('account-grant'));
  const dialog = within(screen.getByTestId('task-dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: '价格分析' }));
  await userEvent.click(dialog.getByTestId('task-submit'));
  await waitFor(() => expect(screen.queryByTestId('task-dialog')).toBeNull());
  expect(payloadsOf('grantProducts')).toEqual([{ userId: 'u1', products: ['price'], to: '2028-12-31' }]);
  await userEvent.click(screen.getByTestId('grant-revoke'));
  await waitFor(() => expect(payloadsOf('revokeProducts')).toEqual([{ userId: 'u1', products: ['sales'] }]));
  await waitFor(() => expect(payloadsOf('readAccount')).toHaveLength(3));
});

test('by the keys the focus stays at the button of a task, and goes to the heading when its row has gone', async () => {
  openAdministration('/admin/accounts?id=u1');
  const button = await screen.findByTestId('grant-revoke');
  administered.special.revokeProducts = () => {
    throw new CallError('1', '不能取消', '');
  };
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(payloadsOf('revokeProducts')).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('grant-revoke')));
  administered.special.revokeProducts = () => ({ text: 'revoked' });
  administered.special.readAccount = () => ({ ...sheet, grants: [] });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByTestId('grant-revoke')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('a dialog stays with what was given when a task is refused, and shows a password once', async () => {
  administered.special.resetAccountPassword = () => {
    throw new CallError('1', '该账号没有手机号', '');
  };
  openAdministration('/admin/accounts?id=u1');
  await userEvent.click(await screen.findByTestId('account-password'));
  await userEvent.selectOptions(screen.getByLabelText('新密码的转交方式'), 'sms');
  await userEvent.click(screen.getByTestId('task-submit'));
  expect((await screen.findByTestId('task-problem')).textContent).toBe('该账号没有手机号');
  administered.special.resetAccountPassword = () => ({ text: 'done', secret: 'Abcd1234Efgh' });
  await userEvent.selectOptions(screen.getByLabelText('新密码的转交方式'), '');
  await userEvent.click(screen.getByTestId('task-submit'));
  expect((await screen.findByTestId('task-secret')).textContent).toBe('Abcd1234Efgh');
  expect(payloadsOf('resetAccountPassword')).toEqual([{ userId: 'u1', send: 'sms' }, { userId: 'u1' }]);
  await userEvent.click(screen.getByTestId('task-done'));
  expect(screen.queryByText('Abcd1234Efgh')).toBeNull();
});

test('support finds no task but to end sessions', async () => {
  beginAdministration(requests, ['support']);
  administered.special.readAccount = () => ({ ...sheet, may: ['sessions', 'trail'] });
  openAdministration('/admin/accounts?id=u1');
  await screen.findByTestId('account-end-sessions');
  for (const task of ['account-grant', 'grant-revoke', 'account-password', 'account-suspend', 'account-roles'])
    expect(screen.queryByTestId(task)).toBeNull();
});

test('who administers a company finds its people, its seats and what it bought, and no task or list of others', async () => {
  beginAdministration(requests, ['company-admin']);
  administered.special.administrationOverview = () => ({
    accounts: { total: 2, active: 2, suspended: 0, expiring: 0 },
    companies: null,
    sessions: { open: 1, accounts: 1 },
    waiting: null,
    keys: null,
    signIns: [],
  });
  const { unmount } = openAdministration('/admin/overview');
  expect((await screen.findByTestId('company-bought')).textContent).toContain('销量分析');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('远方汽车：概览'));
  expect(screen.queryByTestId('company-buy')).toBeNull();
  unmount();
  openAdministration('/admin/accounts');
  const table = await screen.findByTestId('account-table');
  expect(within(table).queryByText('远方汽车')).toBeNull();
  await userEvent.click(screen.getByTestId('account-new'));
  const dialog = within(screen.getByTestId('task-dialog'));
  await waitFor(() =>
    expect(dialog.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['sales']),
  );
  expect(dialog.getAllByRole('combobox')).toHaveLength(1);
  administered.special.createAccount = () => ({ text: 'created', userId: 'u1' });
  // Its sheet is opened as soon as it is made.
  administered.special.readAccount = () => ({ ...sheet, may: ['rename', 'grant'] });
  await userEvent.type(dialog.getByRole('textbox', { name: '用户名' }), 'wang');
  await userEvent.click(dialog.getByTestId('task-submit'));
  await waitFor(() =>
    expect(payloadsOf('createAccount')).toEqual([
      { userNm: 'wang', realNm: '', division: 'enterprise', to: '', products: [], roles: [] },
    ]),
  );
  for (const call of ['listCompanies', 'readTrail', 'readSetup']) expect(payloadsOf(call)).toEqual([]);
});

test('the tasks at an account are those that the server says, and a real name is changed there', async () => {
  administered.special.readAccount = () => ({ ...sheet, may: ['rename', 'grant'] });
  administered.special.renameAccount = () => ({ text: 'renamed' });
  openAdministration('/admin/accounts?id=u1');
  await userEvent.click(await screen.findByTestId('account-rename'));
  const field = within(screen.getByTestId('task-dialog')).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, '王芳');
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('renameAccount')).toEqual([{ userId: 'u1', realNm: '王芳' }]));
  for (const task of ['account-suspend', 'account-extend', 'account-password', 'account-link', 'account-end-sessions'])
    expect(screen.queryByTestId(task)).toBeNull();
  expect(screen.queryByTestId('trail-table')).toBeNull();
});

test('an application with a company of a like name names its people, and joins none by itself', async () => {
  openAdministration('/admin/applications');
  await userEvent.click(await screen.findByTestId('trial-approve'));
  const choice = screen.getByRole('combobox');
  expect(choice.textContent).toContain('新路汽车有限公司: wang 王一');
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('approveTrial')).toHaveLength(1));
  expect(payloadsOf('approveTrial')).toEqual([{ trialId: 't1', products: ['price'], ownCompany: true }]);
});

test('a field that hangs on a choice is asked for where that is made, and given then alone', async () => {
  administered.special.setAccountCompany = () => ({ text: 'done' });
  openAdministration('/admin/accounts?id=u1');
  await userEvent.click(await screen.findByTestId('account-company'));
  const dialog = within(screen.getByTestId('task-dialog'));
  // The keyboard begins at the first field.
  expect(document.activeElement).toBe(dialog.getByRole('combobox'));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'new');
  await userEvent.type(dialog.getByRole('textbox'), '近方汽车');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'c1');
  await userEvent.click(dialog.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('setAccountCompany')).toEqual([{ userId: 'u1', compId: 'c1' }]));
});

test('S2.159 a company has seats and what it bought: both are changed at its page', async () => {
  openAdministration('/admin/companies');
  const table = await screen.findByTestId('company-table');
  expect(table.textContent).toContain('已用 1 / 3');
  await userEvent.click(within(table).getByRole('link', { name: '远方汽车' }));
  expect((await screen.findByTestId('company-facts')).textContent).toContain('已用 1 / 3');
  await userEvent.click(screen.getByTestId('company-seats'));
  const field = within(screen.getByTestId('task-dialog')).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('setCompanySeats')).toEqual([{ compId: 'c1', seats: '' }]));
  await userEvent.click(await screen.findByTestId('company-buy'));
  await userEvent.click(await screen.findByRole('checkbox', { name: '价格分析' }));
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('buyProducts')).toEqual([{ compId: 'c1', products: ['price'], to: '' }]));
  await userEvent.click(await screen.findByTestId('purchase-end'));
  await waitFor(() => expect(payloadsOf('endPurchase')).toEqual([{ compId: 'c1', products: ['sales'] }]));
});

test('S2.159 the page of a company says who signs its people in, and by what rules', async () => {
  const provider = { key: 'far', name: '远方登录', domains: ['far.example'], creates: true, until: '20281231' };
  const company = { compId: 'c1', name: '远方汽车', accounts: 2, active: 1, taken: 1, seats: 3, products: [] };
  administered.special.readCompany = () => ({ ...company, signOn: [{ ...provider, closesPasswords: true }] });
  openAdministration('/admin/companies?id=c1');
  expect((await screen.findByTestId('company-sign-on')).textContent).toBe(
    '远方登录邮箱域名 far.example只能由此登录，不能用门户密码首次登录时建立账号，有效至 2028/12/31',
  );
});

test('support finds no task of a company', async () => {
  beginAdministration(requests, ['support']);
  openAdministration('/admin/companies?id=c1');
  await screen.findByTestId('company-bought');
  for (const task of ['company-seats', 'company-buy', 'purchase-end']) expect(screen.queryByTestId(task)).toBeNull();
});

test('a line of the trail says what it knows in pairs', async () => {
  administered.special.readTrail = () => ({
    lines: [
      {
        id: '1',
        at: 1,
        action: 'create',
        outcome: 'done',
        userNm: 'lin.wei',
        actor: 'u9',
        actorNm: 'admin',
        address: '',
        detail: '{"division":"trial","products":["sales","price"],"roles":[],"note":null}',
      },
    ],
    next: null,
  });
  openAdministration('/admin/trail');
  const table = await screen.findByTestId('trail-table');
  expect(table.textContent).toContain('division: trial · products: sales, price');
  expect(table.textContent).not.toMatch(/roles|note/);
});

test('what was done stands in words and is filtered by them; what has no words yet stands by its key', async () => {
  const line = { at: 1, outcome: 'done', userNm: '', actor: 'portal', actorNm: '', address: '', detail: '' };
  administered.special.readTrail = () => ({
    lines: [
      { ...line, id: '1', action: 'order-delivery' },
      { ...line, id: '2', action: 'of-a-newer-server' },
    ],
    next: null,
  });
  openAdministration('/admin/trail');
  const { textContent } = await screen.findByTestId('trail-table');
  expect(textContent).toContain('下达数据交付');
  expect(textContent).not.toContain('order-delivery');
  expect(textContent).toContain('of-a-newer-server');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '操作' }), '下达数据交付');
  await waitFor(() => expect(payloadsOf('readTrail').at(-1)).toEqual({ action: 'order-delivery' }));
});

test('what waits stands first, with where it is decided', async () => {
  openAdministration('/admin/overview');
  const waiting = await screen.findByTestId('admin-waiting');
  expect([...waiting.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/admin/applications',
    '/admin/applications?kind=orders',
  ]);
});

test('S2.159 each page is opened by roles, in the order of the area', () => {
  expect(area.pages.map(({ name }) => name)).toEqual(Object.keys(administrationPages));
});

test('how the portal is stands beside its settings, of which a secret is not shown', async () => {
  openAdministration('/admin/system');
  const health = await screen.findByTestId('admin-health');
  expect([...health.querySelectorAll('[data-check]')].map(({ textContent }) => textContent)).toEqual([
    '市场数据正常',
    '查询引擎正常',
    '数据文件正常',
    '状态库无法写入',
  ]);
  expect(health.textContent).toContain('没有账号');
  const rows = [...screen.getByTestId('setting-table').querySelectorAll('tbody tr')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PORTAL_SMTP_URL已设置（密钥不显示）密钥文件',
    'PORTAL_LOGinfo默认值',
    'PORTAL_ORIGIN未设置默认值',
  ]);
});

test('what the gate finds stands row by row, is accepted with a reason, and the release is published from there', async () => {
  administered.special.acceptFindings = () => ({ text: 'accepted' });
  administered.special.publishRelease = () => ({ text: 'published' });
  openAdministration('/admin/releases');
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('检查并发布：版本 r1');
  const finding = await screen.findByTestId('check-finding');
  expect(finding.textContent).toContain('跳变 3 处');
  expect(finding.textContent).toContain('2026-10  海岚：上月 10，本月 90');
  expect(finding.textContent).toContain('……另有 2 处');
  expect(finding.textContent).toContain('olga 已接受 1 处：a new plant');
  expect(screen.getByTestId('check-sums').textContent).toBe('红 1黄 0绿 1未检查 0');
  await press('接受“跳变”的发现');
  await userEvent.type(await screen.findByRole('textbox'), 'right');
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('acceptFindings')).toEqual([{ id: 'r1', rule: 'jump', reason: 'right' }]));
  // Back to what was found, asked anew, and on to publishing.
  await screen.findByTestId('check-finding');
  expect(payloadsOf('checkRelease')).toHaveLength(2);
  await userEvent.click(screen.getByTestId('release-publish'));
  await userEvent.click(await screen.findByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('publishRelease')).toEqual([{ id: 'r1' }]));
  await waitFor(() => expect(screen.queryByTestId('task-dialog')).toBeNull());
  await press('检查结果：版本 r2');
  await screen.findByTestId('check-finding');
  expect(screen.queryByTestId('release-publish')).toBeNull();
});

test('a release is rolled back with a reason, which is asked for with what readers will see', async () => {
  administered.special.rollBackRelease = () => ({ text: 'back' });
  openAdministration('/admin/releases');
  expect((await screen.findByTestId('release-table')).textContent).toContain('jump 2');
  await userEvent.click(screen.getByTestId('release-back'));
  const dialog = within(screen.getByTestId('task-dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'wrong prices');
  await userEvent.click(dialog.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('rollBackRelease')).toEqual([{ reason: 'wrong prices' }]));
  await waitFor(() => expect(payloadsOf('listReleases')).toHaveLength(2));
});

test('use is counted by what the address says, the last day first, and an account leads to its sheet', async () => {
  openAdministration('/admin/usage?from=2026-11-28');
  const table = await screen.findByTestId('usage-table');
  expect(payloadsOf('readUsage')).toEqual([{ by: 'day', from: '2026-11-28' }]);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['2026/11/29234225', '2026/11/281,000230']);
  expect(screen.getByTestId('usage-total').textContent).toContain('1,234');
  administered.special.readUsage = () => ({
    from: '2026-11-28',
    to: '2026-11-29',
    total: { visits: 9, users: 1, sessions: 1, downloads: 0 },
    lines: [
      { key: 'u1', about: 'lin.wei', more: ['林薇', '远方汽车'], visits: 8, users: 1, sessions: 1, downloads: 0 },
      { key: '', about: '', more: ['未登录', ''], visits: 1, users: 0, sessions: 1, downloads: 0 },
    ],
    all: 700,
  });
  await userEvent.click(screen.getByRole('radio', { name: '按账号' }));
  const link = await screen.findByRole('link', { name: 'lin.wei' });
  expect(link.getAttribute('href')).toContain('/admin/accounts?id=u1');
  expect(payloadsOf('readUsage').at(-1)).toEqual({ by: 'account', from: '2026-11-28' });
  expect(screen.queryByRole('columnheader', { name: '用户' })).toBeNull();
  expect(screen.getByText(/仅显示访问最多的 2 行，共 700 行/)).toBeTruthy();
});
