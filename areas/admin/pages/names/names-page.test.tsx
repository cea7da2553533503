import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { administered, beginAdministration, openAdministration } from '../../testing/open-administration.tsx';

const requests = jest.mocked(request);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);
const submit = () => userEvent.click(screen.getByTestId('task-submit'));

beforeEach(() => beginAdministration(requests, ['data-operator']));

test('a pair is merged into the member that is chosen, in a release of its own', async () => {
  openAdministration('/admin/names');
  const table = await screen.findByTestId('candidate-table');
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(
    /^品牌追梦maker\.dreams1,200 辆，3 个月比亚迪maker\.byd9,000 辆，24 个月一个是另一个.*但有 1 个月/,
  );
  await userEvent.click(within(table).getByTestId('pair-unite'));
  const dialog = within(screen.getByTestId('task-dialog'));
  expect(dialog.getByRole('heading').textContent).toBe('合并“追梦”与“比亚迪”');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '留下的成员' }), 'maker.dreams');
  await submit();
  await waitFor(() =>
    expect(payloadsOf('uniteMembers')).toEqual([
      { release: 'r2', field: 'brand', from: 'maker.byd', into: 'maker.dreams' },
    ]),
  );
  expect(await screen.findByText('已合并。 新版本：r3。')).toBeTruthy();
  await waitFor(() => expect(payloadsOf('listNames')).toHaveLength(2));
});

test('a pair of another release is decided to be two, and a former decision of the kind is taken back', async () => {
  openAdministration('/admin/names');
  await screen.findByTestId('candidate-table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '比较的版本' }), 'r1');
  await waitFor(() => expect(payloadsOf('findNameCandidates')).toEqual([{ release: 'r2' }, { release: 'r1' }]));
  await userEvent.click(await screen.findByTestId('pair-part'));
  await submit();
  const members = ['maker.dreams', 'maker.byd'];
  await waitFor(() =>
    expect(payloadsOf('decideApart')).toEqual([{ release: 'r1', field: 'brand', members, takenBack: false }]),
  );
  await userEvent.click(await screen.findByTestId('apart-forget'));
  expect(screen.getByTestId('task-dialog').textContent).toContain('收回“汉”与“汉S”并非同一个的决定');
  await submit();
  const taken = { field: 'model', members: ['byd.han', 'byd.hans'], takenBack: true };
  await waitFor(() => expect(payloadsOf('decideApart')[1]).toEqual(taken));
});

test('a name of files is decided, and taken back', async () => {
  openAdministration('/admin/names');
  await userEvent.click(await screen.findByTestId('name-add'));
  const dialog = within(screen.getByTestId('task-dialog'));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '类型' }), 'city');
  await userEvent.type(dialog.getByRole('textbox', { name: '文件中的名称' }), 'Canton');
  await userEvent.type(dialog.getByRole('textbox', { name: '代表' }), '广州');
  await submit();
  await waitFor(() => expect(payloadsOf('decideName')).toEqual([{ field: 'city', name: 'Canton', standsFor: '广州' }]));
  await userEvent.click(await screen.findByTestId('name-forget'));
  await submit();
  await waitFor(() => expect(payloadsOf('decideName')[1]).toEqual({ field: 'brand', name: 'Dreams' }));
});

test('a model is succeeded by another one in a release of its own, and that is taken back', async () => {
  openAdministration('/admin/names');
  const table = await screen.findByTestId('succession-table');
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/^车型汉byd\.han汉Sbyd\.hans2024\/03收回/);
  await userEvent.click(await screen.findByTestId('succession-add'));
  const dialog = within(screen.getByTestId('task-dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: '前代' }), '卡罗拉（旧）');
  await userEvent.type(dialog.getByRole('textbox', { name: '换代车型' }), '卡罗拉');
  await userEvent.type(dialog.getByRole('textbox', { name: /^换代月份/ }), '2024/3');
  await submit();
  expect(payloadsOf('succeedMembers')).toEqual([]);
  await userEvent.clear(dialog.getByRole('textbox', { name: /^换代月份/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^换代月份/ }), '2024-03');
  await submit();
  const decided = { release: 'r2', field: 'model', predecessor: '卡罗拉（旧）', successor: '卡罗拉', month: '2024-03' };
  await waitFor(() => expect(payloadsOf('succeedMembers')).toEqual([decided]));
  await userEvent.click(await screen.findByTestId('succession-take-back'));
  await submit();
  const taken = { release: 'r2', field: 'model', predecessor: 'byd.han', successor: 'byd.hans' };
  await waitFor(() => expect(payloadsOf('succeedMembers')[1]).toEqual(taken));
});

test('successions of a file are looked at first, and decided when no row is refused', async () => {
  const listed = {
    row: 2,
    field: 'model',
    predecessor: '汉',
    successor: '汉S',
    month: '2024-03',
    known: false,
    fault: '',
  };
  const known = { ...listed, row: 4, predecessor: '宋', successor: '宋S', known: true };
  const twice = { ...listed, row: 3, fault: '前代与第 2 行相同' };
  administered.special.checkSuccessionList = () => ({ rows: [listed, twice, known] });
  openAdministration('/admin/names');
  await userEvent.click(await screen.findByTestId('succession-by-list'));
  const choose = (text: string) =>
    userEvent.upload(screen.getByTestId('list-file'), new File([text], 'cars.csv', { type: 'text/csv' }));
  await choose('a');
  expect((await screen.findByTestId('list-outcome')).textContent).toBe(
    'cars.csv：新的换代关系 1 个，原已如此 1 个，拒绝 1 行。',
  );
  const rows = () => within(screen.getByTestId('list-rows')).getAllByRole('row').slice(1);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['3车型汉汉S前代与第 2 行相同']);
  expect((screen.getByTestId('list-create') as HTMLButtonElement).disabled).toBe(true);
  administered.special.checkSuccessionList = () => ({ rows: [listed, known] });
  await choose('b');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[1]?.textContent).toBe('4车型宋宋S2024/03（原已如此）');
  await userEvent.click(screen.getByRole('button', { name: '决定 1 个换代关系' }));
  await waitFor(() => expect(screen.queryByTestId('succession-list')).toBeNull());
  expect(payloadsOf('checkSuccessionList')[1]).toEqual({ release: 'r2', file: btoa('b') });
  expect(payloadsOf('succeedByList')).toEqual([{ release: 'r2', file: btoa('b') }]);
  expect(await screen.findByText('已决定。 新版本：r3。')).toBeTruthy();
});
