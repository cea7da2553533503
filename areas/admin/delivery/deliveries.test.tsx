import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { httpClient } from '../../../shell-app/api/http-client.ts';
import { clearSession } from '../../../shell-app/session/keep-session.ts';
import { session } from '../../../shell-app/session/session.ts';
import { userRecordFrom } from '../../../shell-app/session/user-record.ts';
import { aLogin } from '../../../shell-app/testing/fresh-shell.ts';
import { administered, beginAdministration, openAdministration } from '../testing/open-administration.tsx';

const requests = jest.mocked(request);
const payloadsOf = (name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload as unknown);

const upload = { id: 'a'.repeat(32), fileName: 'sales.csv', bytes: 2048, at: '2026-11-29T08:00:00.000Z', isHere: true };
const release = { id: 'r1', note: '', demonstration: false, isPublished: true, isBase: true };
const desk = {
  largest: 512 * 1024 * 1024,
  endings: ['.csv', '.xlsx'],
  datasets: [
    { key: 'sales', name: '销量', begins: true },
    { key: 'charging', name: '充电', begins: false },
  ],
  mappings: [
    { label: 'own@2', dataset: 'sales' },
    { label: 'points@1', dataset: 'charging' },
  ],
  releases: [release],
  uploads: [] as object[],
};
const look = {
  understood: 'kind csv',
  head: [1],
  first: [
    { row: 1, cells: ['月份', 'city', '<img src=x>'] },
    { row: 2, cells: ['2024-01', '广州', '3'] },
  ],
  width: 3,
  columns: [
    { column: '月份', samples: ['2024-01'], field: 'month', isPeriod: false, why: '表头即其名称' },
    { column: 'city', samples: ['广州'], field: null, isPeriod: false, why: '' },
    { column: '<img src=x>', samples: ['3'], field: null, isPeriod: false, why: '' },
  ],
  fields: [
    { field: 'month', name: '月份', kind: 'time', isNeeded: true, choices: [] },
    { field: 'volume', name: '销量', kind: 'figure', isNeeded: true, choices: [] },
    {
      field: 'dataSource',
      name: '数据来源',
      kind: 'text',
      isNeeded: true,
      choices: [{ key: 'DATASOURCE_CLH_PIFA', name: '协会批发量' }],
    },
  ],
  mapping: '{"columns":{"month":"月份"}}',
  open: ['没有列像是 volume。'],
};
const counts = { rows: 3, skipped: 0, accepted: 2, refused: 1, refusedRows: 1, duplicate: 0 };
const report = {
  text: '交付 sales: sales.csv',
  counts,
  months: [],
  groups: [],
  problems: [{ row: '4', field: 'volume', value: '<b>many</b>', code: 'number', message: '不是数字' }],
  toAccept: 'number=1',
};
const run = {
  isDry: true,
  state: 'refused',
  dataset: 'sales',
  kind: 'add',
  onto: null,
  note: '',
  mapping: null,
  mappingText: null,
  beganAt: '2026-11-29T08:00:00.000Z',
  rows: 3,
  reason: null,
  outcome: 'dry-run',
  release: null,
  report,
};

const row = (more: object = {}) => ({ ...upload, run: null, ...more });
const open = (uploads: object[], read: () => object = () => uploads[0] ?? {}) => {
  const answer = <Answer,>(value: Answer) => value as never;
  administered.special.readDeliveryDesk = () => answer({ ...desk, uploads });
  administered.special.readDelivery = () => answer(read());
  administered.special.lookAtDelivery = () => answer({ look, problem: null });
  administered.special.listDeliveries = () => ({ deliveries: [] });
  administered.special.tryDelivery = () => answer(row({ run: { ...run, state: 'queued' } }));
  administered.special.makeDelivery = () => answer(row({ run: { ...run, state: 'queued' } }));
  openAdministration('/admin/deliveries');
};

beforeEach(() => beginAdministration(requests, ['data-operator']));

test('a file is begun, sent and looked at; what is refused is said, and nothing of it stays', async () => {
  open([]);
  const sent: unknown[] = [];
  httpClient.defaults.adapter = async (config) => {
    sent.push([config.method, config.url, (config.data as File).name]);
    const status = { status: 413, refusal: 'deliveries.file-too-large', msg2Client: '文件过大', msg2Dev: '' };
    return { data: { status, data: null }, status: 413, statusText: '', headers: {}, config };
  };
  administered.special.beginDelivery = () => ({ id: upload.id, upload: `/api/v3/file/${upload.id}` });
  administered.special.cancelDelivery = () => ({ text: '已取消' });
  await screen.findByTestId('delivery-choose');
  await userEvent.upload(screen.getByTestId('delivery-file'), new File(['a,b'], 'sales.csv'));
  expect((await screen.findByTestId('delivery-file-problem')).textContent).toBe('文件过大');
  expect(payloadsOf('beginDelivery')).toEqual([{ fileName: 'sales.csv', bytes: 3 }]);
  expect(sent).toEqual([['put', `/v3/file/${upload.id}`, 'sales.csv']]);
  expect(payloadsOf('cancelDelivery')).toEqual([{ id: upload.id }]);
});

test('what a file seems to be fills the mapping, and a column is made a field, left out, or given for all rows', async () => {
  open([row()]);
  expect((await screen.findByTestId('delivery-first')).textContent).toContain('<img src=x>');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByTestId('delivery-open').textContent).toContain('没有列像是 volume');
  const select = (name: string) => screen.getByRole('combobox', { name }) as HTMLSelectElement;
  expect(select('“月份”读作').value).toBe('month');
  await userEvent.selectOptions(select('“<img src=x>”读作'), 'volume');
  await userEvent.selectOptions(select('数据来源'), 'DATASOURCE_CLH_PIFA');
  await userEvent.selectOptions(select('“月份”读作'), '');
  await userEvent.selectOptions(select('“月份”读作'), 'month');
  await userEvent.click(screen.getByTestId('delivery-try'));
  await waitFor(() => expect(payloadsOf('tryDelivery')).toHaveLength(1));
  const [{ mappingText, ...order }] = payloadsOf('tryDelivery') as [{ mappingText: string }];
  expect(order).toEqual({ id: upload.id, dataset: 'sales', kind: 'add' });
  expect(JSON.parse(mappingText)).toEqual({
    columns: { volume: '<img src=x>', month: '月份' },
    constants: { dataSource: 'DATASOURCE_CLH_PIFA' },
  });
});

test('what was chosen of a mapping and of the order is there after the page was left or loaded anew, until it is ordered', async () => {
  session.user = userRecordFrom(aLogin());
  const select = (name: string) => screen.findByRole('combobox', { name }) as Promise<HTMLSelectElement>;
  open([row()]);
  const note = () => screen.getByRole('textbox', { name: /说明、理由/ }) as HTMLInputElement;
  await userEvent.selectOptions(await select('“<img src=x>”读作'), 'volume');
  expect((await select('“city”读作')).value).toBe('');
  await userEvent.selectOptions(await screen.findByTestId('delivery-kind'), 'correct');
  await userEvent.selectOptions(await screen.findByTestId('delivery-onto'), 'none');
  await userEvent.type(note(), '十月 October');
  cleanup();
  open([row()]);
  expect((await select('“<img src=x>”读作')).value).toBe('volume');
  expect((screen.getByTestId('delivery-onto') as HTMLSelectElement).value).toBe('none');
  expect(((await screen.findByTestId('delivery-kind')) as HTMLSelectElement).value).toBe('correct');
  expect(note().value).toBe('十月 October');
  await userEvent.click(screen.getByTestId('delivery-try'));
  await waitFor(() => expect(payloadsOf('tryDelivery')).toHaveLength(1));
  cleanup();
  open([row()]);
  expect((await select('“<img src=x>”读作')).value).toBe('');
  expect(((await screen.findByTestId('delivery-kind')) as HTMLSelectElement).value).toBe('add');
  expect(note().value).toBe('');
  await userEvent.selectOptions(await select('“<img src=x>”读作'), 'volume');
  cleanup();
  clearSession();
  session.user = userRecordFrom(aLogin());
  open([row()]);
  expect((await select('“<img src=x>”读作')).value).toBe('');
});

test('a saved mapping is opened and used by its name, until it is changed', async () => {
  open([row()]);
  administered.special.readDeliveryMapping = () => ({ label: 'own@2', text: '{"head":2,"columns":{"volume":"city"}}' });
  const choice = await screen.findByTestId('delivery-mapping');
  expect(within(choice).queryByText('points@1')).toBeNull();
  await userEvent.selectOptions(choice, 'own@2');
  await waitFor(() => expect((choice as HTMLSelectElement).value).toBe('own@2'));
  await userEvent.click(screen.getByTestId('delivery-make'));
  await waitFor(() => expect(payloadsOf('makeDelivery')).toHaveLength(1));
  expect(payloadsOf('makeDelivery')).toEqual([{ id: upload.id, dataset: 'sales', kind: 'add', mapping: 'own@2' }]);
  administered.special.saveDeliveryMapping = () => {
    throw new CallError('1', '映射名无效', '');
  };
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '“city”读作' }), '');
  await waitFor(() => expect((choice as HTMLSelectElement).value).toBe(''));
  await userEvent.type(screen.getByRole('textbox', { name: '保存为' }), 'next');
  await userEvent.click(screen.getByTestId('delivery-mapping-save'));
  await waitFor(() => expect(payloadsOf('saveDeliveryMapping')).toHaveLength(1));
});

test('what a dry run refuses stands as text, is fetched whole, and is agreed to before a release is made', async () => {
  open([row({ run })]);
  const problems = await screen.findByTestId('delivery-problems');
  expect(problems.textContent).toContain('<b>many</b>');
  expect(problems.querySelector('b')).toBeNull();
  expect(screen.getByTestId('delivery-result').textContent).toContain('没有写入任何数据');
  let asked = 0;
  administered.special.exportRefusedRows = () => {
    asked += 1;
    return { text: `part ${asked}`, bytes: 12, next: asked === 1 ? 6 : null };
  };
  URL.createObjectURL = jest.fn(() => 'blob:refused');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByTestId('delivery-refused-file'));
  await waitFor(() => expect(payloadsOf('exportRefusedRows')).toHaveLength(2));
  expect(payloadsOf('exportRefusedRows')).toEqual([
    { id: upload.id, from: 0 },
    { id: upload.id, from: 6 },
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /number=1/ }));
  await userEvent.click(screen.getByTestId('delivery-make'));
  await waitFor(() => expect(payloadsOf('makeDelivery')).toHaveLength(1));
  expect(payloadsOf('makeDelivery')).toMatchObject([{ accept: 'number=1' }]);
});

test('a reading that is under way is found again, followed to its end, and leads to its release', async () => {
  let state: object = row({ run: { ...run, isDry: false, state: 'working', outcome: null, report: null, rows: 1200 } });
  open([state], () => state);
  expect((await screen.findByTestId('delivery-live')).textContent).toContain('1,200');
  expect(screen.queryByRole('button', { name: '试运行' })).toBeNull();
  state = row({
    isHere: false,
    bytes: null,
    run: { ...run, isDry: false, state: 'done', outcome: 'sealed', release: 'r9' },
  });
  const link = await screen.findByTestId('delivery-release');
  expect(link.getAttribute('href')).toBe('/admin/releases');
  expect(screen.getByTestId('delivery-result').textContent).toContain('已生成版本');
  expect(screen.queryByTestId('delivery-look')).toBeNull();
});

test('what was chosen stays while the file is read, where the focus goes, and is there again when the page is loaded anew', async () => {
  let state: object = row();
  open([state], () => state);
  await userEvent.selectOptions(await screen.findByTestId('delivery-kind'), 'correct');
  await userEvent.type(screen.getByRole('textbox', { name: /说明、理由/ }), 'October');
  state = row({ run: { ...run, state: 'working', outcome: null, report: null } });
  await userEvent.click(screen.getByTestId('delivery-try'));
  const live = await screen.findByTestId('delivery-live');
  await waitFor(() => expect(document.activeElement?.contains(live)).toBe(true));
  expect(screen.getByTestId('delivery-kind').closest('[hidden]')).not.toBeNull();
  state = row({ run });
  await screen.findByTestId('delivery-result');
  expect((screen.getByTestId('delivery-kind') as HTMLSelectElement).value).toBe('correct');
  cleanup();
  const mappingText = '{"columns":{"volume":"city"}}';
  beginAdministration(requests, ['data-operator']);
  open([row({ run: { ...run, kind: 'replace', onto: 'r0', note: 'again', mapping: null, mappingText } })]);
  expect(((await screen.findByTestId('delivery-kind')) as HTMLSelectElement).value).toBe('replace');
  await userEvent.click(screen.getByTestId('delivery-make'));
  await waitFor(() => expect(payloadsOf('makeDelivery')).toHaveLength(1));
  const [order] = payloadsOf('makeDelivery') as [{ mappingText: string }];
  expect(order).toMatchObject({ kind: 'replace', onto: 'r0', note: 'again' });
  expect(JSON.parse(order.mappingText)).toEqual(JSON.parse(mappingText));
});

test('what a server left that was ended says so, and can be begun again', async () => {
  open([row({ run: { ...run, isDry: false, state: 'stopped', outcome: null, report: null } })]);
  expect((await screen.findByTestId('delivery-result')).textContent).toContain('读取在完成之前中断');
  expect(await screen.findByTestId('delivery-make')).toBeTruthy();
});

test('former deliveries stand with who, what and how it ended, and their report is opened', async () => {
  open([]);
  administered.special.listDeliveries = () => ({
    deliveries: [
      {
        stamp: '20261129-080000000',
        at: '2026-11-29T08:00:00.000Z',
        by: 'olga',
        fileName: 'october.csv',
        dataset: 'sales',
        kind: 'correct',
        onto: null,
        outcome: 'sealed',
        release: 'r9',
        accepted: 2,
        refused: 1,
      },
    ],
  });
  administered.special.readDeliveryReport = () => report as never;
  const table = await screen.findByTestId('delivery-former');
  expect(table.textContent).toMatch(/october\.csv.*olga.*更正销量.*已生成版本r9/);
  await userEvent.click(screen.getByRole('button', { name: 'october.csv 的报告' }));
  expect((await screen.findByTestId('delivery-report-dialog')).textContent).toContain('交付 sales: sales.csv');
});
