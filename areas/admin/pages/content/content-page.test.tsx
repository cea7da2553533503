import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { administered, beginAdministration, openAdministration } from '../../testing/open-administration.tsx';

const requests = jest.mocked(request);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);
const answer = <Answer,>(value: Answer) => value as never;

const id = 'a'.repeat(32);
const upload = { id, fileName: 'wire.csv', bytes: 2048, at: '2026-11-29T08:00:00.000Z', isHere: true, run: null };
const report = {
  kind: 'news',
  source: 'wire',
  rows: 3,
  counts: { inserted: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 2 },
  problems: [{ row: '3', field: 'publishedAt', value: '<b>x</b>', code: 'day', message: '不是日期' }],
  outcome: 'refused',
  hasChanges: false,
};
const run = {
  isDry: true,
  state: 'refused',
  kind: 'news',
  source: 'wire',
  mappingText: '{"columns":{}}',
  allowRefused: false,
  beganAt: '2026-11-29T08:00:00.000Z',
  rows: 3,
  reason: null,
  outcome: 'refused',
  report,
};
const stand = {
  kind: 'policy',
  source: 'laws',
  items: 12,
  withdrawn: 2,
  newest: '20261001',
  lastDelivery: 1,
  by: 'lin',
};

function open(uploads: object[], stands: object[] = [stand]) {
  administered.special.readContentDesk = () => answer({ largest: 2 ** 20, endings: ['.csv'], stands, uploads });
  administered.special.readContentUpload = () => answer(uploads[0] ?? {});
  administered.special.tryContent = () => answer({ ...upload, run: { ...run, state: 'queued' } });
  administered.special.takeContent = () => answer({ ...upload, run: { ...run, state: 'queued' } });
  openAdministration('/admin/content');
}

beforeEach(() => beginAdministration(requests, ['content-editor']));

test('what stands says how many, of when and from whom; one item or all of it is removed with a reason', async () => {
  open([]);
  const row = await screen.findByTestId('content-stands');
  expect(row.textContent).toMatch(/政策laws12其中已撤回 22026\/10\/01.*lin/);
  administered.special.removeContent = () => ({ text: '已删除' });
  await userEvent.click(screen.getByTestId('content-remove'));
  const dialog = within(screen.getByTestId('task-dialog'));
  await userEvent.type(dialog.getByLabelText(/原因/), 'Wrong');
  await userEvent.click(screen.getByTestId('task-submit'));
  expect((await screen.findByTestId('task-problem')).textContent).toContain('编号');
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'all');
  await userEvent.click(screen.getByTestId('task-submit'));
  await waitFor(() =>
    expect(payloadsOf('removeContent')).toEqual([{ kind: 'policy', source: 'laws', reason: 'Wrong' }]),
  );
});

test('refused rows are listed as text, and the others are taken once that is agreed to', async () => {
  open([{ ...upload, run }]);
  expect((await screen.findByTestId('delivery-problems')).textContent).toContain('<b>x</b>');
  await userEvent.click(screen.getByTestId('content-take'));
  const order = { id, kind: 'news', source: 'wire', mappingText: '{"columns":{}}' };
  expect(payloadsOf('takeContent')).toEqual([order]);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByTestId('content-take'));
  await waitFor(() => expect(payloadsOf('takeContent')[1]).toEqual({ ...order, allowRefused: true }));
});

test('a packed folder may be pictures or reports of the marketplace, a table none of them', async () => {
  open([{ ...upload, fileName: 'photos.ZIP' }]);
  const kinds = async () =>
    [...(await screen.findByTestId('content-kind')).querySelectorAll('option')].map(({ value }) => value);
  expect(await kinds()).toEqual(['market-report', 'image']);
});

test('S2.159 while a file is read its page says how many rows are read, and asks again', async () => {
  open([{ ...upload, run: { ...run, rows: 12_500, state: 'working', report: null, outcome: null } }]);
  expect((await screen.findByTestId('content-live')).textContent).toContain('正在读取，已读 12,500 行');
  administered.special.readContentUpload = () =>
    answer({
      ...upload,
      isHere: false,
      run: { ...run, isDry: false, state: 'done', outcome: 'written', report: null },
    });
  expect((await screen.findByTestId('content-result')).textContent).toContain('已写入');
  expect(screen.queryByTestId('content-take')).toBeNull();
});
