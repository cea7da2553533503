import '../../../tests/support/mock-request.ts';
import '../../../tests/support/mock-send-file.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { CallError, request, sendFile } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleSheet } from '../testing/module-answers.ts';
import { administered, beginAdministration, openAdministration } from '../testing/open-administration.tsx';

const requests = jest.mocked(request);
const sent = jest.mocked(sendFile);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);

beforeEach(() => beginAdministration(requests));

test('the list says how each module fares, and leads to its page', async () => {
  openAdministration('/admin/modules');
  const table = await screen.findByTestId('module-table');
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/dealer-map.*1\.0\.0.*40.*1\.1\.0.*3失败 2/);
  await userEvent.click(within(table).getByRole('link', { name: 'dealer-map' }));
  const rows = within(await screen.findByTestId('version-table')).getAllByRole('row');
  expect(rows[1]?.textContent).toMatch(/1\.1\.0.*试用.*3失败 2打开出错 2120 \/ 480/);
  const facts = screen.getByTestId('module-facts').textContent;
  expect(facts).toContain('经销商地图 (dealer-map)');
  expect(facts).toContain('lin.wei、远方汽车');
  expect(facts).toContain('文件还可来自https://team.example');
  expect(rows[1]?.textContent).toContain('文件在 https://team.example/dealer-map/1.1.0/');
  expect(rows[2]?.textContent).not.toContain('文件在');
  expect(rows[2]?.textContent).not.toContain('不检查');
  expect(rows[3]?.textContent).toContain('模块说明未列出、浏览器不检查：chunks/late.js、more.css');
  expect(facts).toContain('失败的访问超过 20% 时');
});

test('a parcel is called one where it is looked at, confirmed and removed, and has no address', async () => {
  const parcel = { ...moduleSheet, parcel: true, confirmed: false };
  administered.special = { readTeamModule: () => ({ module: parcel, days: 7 }) };
  openAdministration('/admin/modules?id=dealer-map');
  const facts = (await screen.findByTestId('module-facts')).textContent;
  expect(facts).toContain('组件经销商地图 (dealer-map)');
  expect(facts).not.toMatch(/产品|\/dealer-map待|地址\/dealer-map/);
  await userEvent.click(await screen.findByRole('button', { name: '确认 dealer-map 1.1.0' }));
  expect(screen.getByTestId('task-dialog').textContent).toMatch(/组件“经销商地图”.*它不是产品/);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.click(await screen.findByTestId('module-remove'));
  expect(screen.getByTestId('task-dialog').textContent).toMatch(/显示它的专区继续使用/);
});

test('a version is activated for some, then for all; what is not named or no percentage is said before it is sent', async () => {
  openAdministration('/admin/modules?id=dealer-map');
  await userEvent.click(await screen.findByRole('button', { name: '启用 dealer-map 0.9.0' }));
  const dialog = within(screen.getByTestId('task-dialog'));
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  for (const name of ['账号', '公司', '失败']) await userEvent.clear(field(name));
  await userEvent.type(field('失败'), '101');
  await userEvent.click(dialog.getByTestId('task-submit'));
  expect(screen.getByTestId('task-problem').textContent).toBe('请填写 1 至 100 的整数，或留空。');
  await userEvent.clear(field('失败'));
  await userEvent.click(dialog.getByTestId('task-submit'));
  expect(screen.getByTestId('task-problem').textContent).toBe('请至少填写一个账号或公司。');
  expect(payloadsOf('activateTeamModule')).toEqual([]);
  await userEvent.type(field('账号'), 'lin.wei， wang');
  await userEvent.type(field('公司'), 'Far, Ltd.；远方汽车');
  await userEvent.click(dialog.getByTestId('task-submit'));
  const named = { name: 'dealer-map', version: '0.9.0' };
  await waitFor(() =>
    expect(payloadsOf('activateTeamModule')).toEqual([
      { ...named, failurePercent: null, accounts: ['lin.wei', 'wang'], companies: ['Far, Ltd.', '远方汽车'] },
    ]),
  );
  // What is on trial is meant for all next.
  await userEvent.click(await screen.findByRole('button', { name: '启用 dealer-map 1.1.0' }));
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() =>
    expect(payloadsOf('activateTeamModule')[1]).toEqual({ name: 'dealer-map', version: '1.1.0', failurePercent: 20 }),
  );
  expect(payloadsOf('readTeamModule')).toHaveLength(3);
});

test('a package is published from a file, and its module is shown; what does not fit is said and nothing is lost', async () => {
  openAdministration('/admin/modules');
  await userEvent.click(await screen.findByTestId('module-publish'));
  const dialog = within(screen.getByTestId('publish-version'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^模块名/ }), 'dealer-map');
  await userEvent.type(dialog.getByRole('textbox', { name: /^模块版本号/ }), '1.2.0');
  await userEvent.click(dialog.getByTestId('package-publish'));
  expect(dialog.getByTestId('package-problem').textContent).toBe('请选择 .zip 文件。');
  const file = new File(['zip'], 'dealer-map.zip');
  await userEvent.upload(dialog.getByTestId('package-file'), file);
  expect(dialog.getByText('dealer-map.zip')).toBeTruthy();
  sent.mockRejectedValueOnce(new CallError('1', '包中没有 manifest.json。', '', 'modules.package-unfit', null));
  await userEvent.click(dialog.getByTestId('package-publish'));
  expect((await dialog.findByTestId('package-problem')).textContent).toBe('包中没有 manifest.json。');
  await userEvent.click(dialog.getByTestId('package-publish'));
  expect(await screen.findByTestId('module-facts')).toBeTruthy();
  expect(sent.mock.calls[1]).toEqual([
    '/api/v3/iw-admin/module/package/dealer-map/1.2.0',
    file,
    { signal: expect.any(AbortSignal) },
  ]);
});

test('a trial is ended and a version that nobody has is removed; without a trial the way leads to the version before', async () => {
  openAdministration('/admin/modules?id=dealer-map');
  await userEvent.click(await screen.findByTestId('module-back'));
  expect(screen.getByTestId('task-dialog').textContent).toContain('结束试用；1.1.0 不再对任何人启用。');
  const { versions } = moduleSheet;
  administered.special.readTeamModule = () => ({
    module: { ...moduleSheet, trial: null, versions: versions.map((each) => ({ ...each, state: 'former' as const })) },
    days: 7,
  });
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('rollBackTeamModule')).toEqual([{ name: 'dealer-map', from: '1.1.0' }]));
  await waitFor(() => expect(screen.queryByTestId('version-remove')).toBeNull());
  await userEvent.click(screen.getByTestId('module-back'));
  expect(screen.getByTestId('task-dialog').textContent).toContain('重新对所有人启用');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByTestId('module-remove'));
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() => expect(payloadsOf('removeTeamModule')).toEqual([{ name: 'dealer-map' }]));
  await screen.findByTestId('module-table');
});

test('a developer looks and changes nothing', async () => {
  beginAdministration(requests, ['developer']);
  openAdministration('/admin/modules?id=dealer-map');
  await screen.findByTestId('version-table');
  for (const task of ['version-activate', 'version-remove', 'module-back', 'module-remove'])
    expect(screen.queryByTestId(task)).toBeNull();
});
