import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type CallName, status } from '@portal/contract';
import { uploadCalls } from '../../../contract/calls/uploads.ts';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { bringing, salesText } from './uploads-test-kit.ts';

const password = 'Secret-2027';

describeOnBothStores('deliveries that people bring', (place) => {
  const suite = useAccountServer(place, { deliveryBytes: 64 * 1024 });
  const { begin, send, bring, read, run, trail } = bringing(suite);
  let count = 0;
  const person = async (...roles: string[]) => {
    count += 1;
    const name = `bringer${count}`;
    const userId = await suite.account(name, password);
    for (const role of roles) await suite.db.insertInto('account_role').values({ account_id: userId, role }).execute();
    return { name, userId, token: await suite.server.signIn(name, password), language: 'en' };
  };
  const marketFolder = () => join(suite.server.settings.dataFolder, 'market');
  const uploads = () => join(suite.server.settings.dataFolder, 'uploads');
  const left = async () => (await readdir(join(marketFolder(), 'imports')).catch(() => [])).sort();

  test('S2.159 neither a call nor a file is taken from who is no administrator and no data operator', async () => {
    const operator = await person('data-operator');
    const { id } = await begin(operator, 'sales.csv', 10);
    for (const other of [await person('support'), await person('company-admin'), await person('analyst')]) {
      for (const name of Object.keys(uploadCalls) as CallName[]) {
        expect([name, await suite.status(name, {}, other)]).toEqual([name, status.forbidden]);
      }
      expect(await send(other, id, salesText)).toMatchObject({ code: 403 });
    }
    expect(await send({ token: '' }, id, salesText)).toMatchObject({ code: 401 });
    // What one person brings another one neither sees nor changes, whatever the role.
    const admin = await person('admin');
    expect(await send(admin, id, salesText)).toMatchObject({ code: 404, refusal: 'deliveries.unknown' });
    for (const name of ['readDelivery', 'cancelDelivery'] as const)
      expect([name, await suite.status(name, { id }, admin)]).toEqual([name, status.notFound]);
    expect((await suite.server.call('readDeliveryDesk', {}, admin)).body.data?.uploads).toEqual([]);
    expect(await send(operator, id, salesText)).toMatchObject({ code: 200 });
  });

  test('what cannot be read, is too large or empty is refused in a sentence, and nothing of it stays', async () => {
    const operator = await person('data-operator');
    expect(await begin(operator, 'report.pdf', 10)).toMatchObject({
      refusal: 'deliveries.file-kind',
      msg2Client: expect.stringMatching(/^Files of type ".pdf" cannot be read; use \.csv/),
    });
    // An ending longer than a whole name may be.
    expect((await begin(operator, `a.${'x'.repeat(200)}`, 10)).msg2Client).toMatch(/^Files of type "\.x{19}" cannot/);
    expect((await begin(operator, 'sales.csv', 64 * 1024 + 1)).refusal).toBe('deliveries.file-too-large');
    expect((await begin(operator, 'sales.csv', 0)).refusal).toBe('deliveries.file-empty');
    const { id } = await begin(operator, '../../2024年销量.csv', 10);
    // It says less than it sends.
    expect(await send(operator, id, 'x'.repeat(64 * 1024 + 1))).toMatchObject({
      code: 413,
      refusal: 'deliveries.file-too-large',
    });
    expect(await read(operator, id)).toMatchObject({ fileName: '__.._2024年销量.csv', bytes: null, isHere: false });
    expect((await run(operator, 'tryDelivery', { id })).refusal).toBe('deliveries.file-not-here');
    expect((await readdir(join(uploads(), id))).sort()).toEqual(['file', 'upload.json']);
    // Of two that come at once one is the file, and the other is refused.
    const both = await Promise.all([send(operator, id, salesText), send(operator, id, salesText)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect((await send(operator, id, salesText)).refusal).toBe('deliveries.file-has-come');
    expect((await readdir(join(uploads(), id))).sort()).toEqual(['file', 'upload.json']);
    for (let more = 1; more < 5; more++) await begin(operator, 'sales.csv', 10);
    expect((await begin(operator, 'sales.csv', 10)).refusal).toBe('deliveries.too-many-files');
    // After a day they are gone.
    suite.pass(25 * 3_600_000);
    const later = { ...operator, token: await suite.server.signIn(operator.name, password) };
    expect((await begin(later, 'sales.csv', 10)).refusal).toBeUndefined();
    expect((await suite.server.call('readDeliveryDesk', {}, later)).body.data?.uploads).toHaveLength(1);
  });

  test('a file is looked at before it is read, and one that is none of its kind says why', async () => {
    const operator = await person('data-operator');
    const look = async (id: string) =>
      (await suite.server.call('lookAtDelivery', { id, dataset: 'sales' }, operator)).body.data;
    const found = await look(await bring(operator, salesText, 'wholesale 2024.csv'));
    expect(found?.problem).toBeNull();
    expect(found?.look).toMatchObject({ head: [1], width: 5, understood: expect.stringContaining('utf-8') });
    expect(found?.look?.columns.map(({ column, field }) => [column, field])).toEqual([
      ['month', 'month'],
      ['volume', 'volume'],
      ['brand', 'brand'],
      ['model', 'model'],
      ['note', null],
    ]);
    expect(JSON.parse(found?.look?.mapping ?? '')).toMatchObject({ constants: { dataSource: 'wholesale' } });
    expect(found?.look?.fields.find(({ field }) => field === 'dataSource')?.choices).toHaveLength(3);
    const broken = await look(await bring(operator, 'no workbook', 'book.xlsx'));
    expect(broken).toEqual({ look: null, problem: expect.stringMatching(/workbook|\.xlsx/) });
  });

  test('a dry run says what would be refused and leaves nothing; then a release is made, in the name of who did it', async () => {
    const operator = await person('data-operator');
    const id = await bring(operator);
    const before = await left();
    const dry = await run(operator, 'tryDelivery', { id });
    expect(dry.run).toMatchObject({ isDry: true, state: 'refused', outcome: 'dry-run', release: null });
    expect(dry.run?.report).toMatchObject({
      counts: { rows: 3, accepted: 2, refused: 1 },
      problems: [{ row: '4', field: 'volume', value: 'many', code: 'number' }],
      toAccept: 'number=1',
    });
    expect(dry.run?.report?.text).toMatch(/^Delivery sales: sales\.csv\n/);
    const refused = async (of: object, by = operator) =>
      (await suite.server.call('exportRefusedRows', { ...of, from: 0 }, by)).body;
    const rows = (await refused({ id })).data;
    expect(rows?.text).toMatch(/^\uFEFFrow,field,value,code,/);
    expect(rows?.text).toContain('4,volume,many,number,');
    expect(rows?.next).toBeNull();
    expect((await refused({ id }, await person('admin'))).status.refusal).toBe('deliveries.unknown');
    expect(await left()).toEqual(before);
    expect((await read(operator, id)).isHere).toBe(true);

    const stopped = await run(operator, 'makeDelivery', { id });
    expect(stopped.run).toMatchObject({ isDry: false, state: 'refused', outcome: 'refused', release: null });
    expect((await read(operator, id)).isHere).toBe(true);
    const made = await run(operator, 'makeDelivery', { id, accept: 'number=1', note: 'January' });
    expect(made.run).toMatchObject({ state: 'done', outcome: 'sealed' });
    const release = made.run?.release ?? '';
    // The file goes with it, what became of it stays.
    expect(await read(operator, id)).toMatchObject({ isHere: false, run: { release } });
    for (let more = 0; more < 5; more++) expect((await begin(operator, 'sales.csv', 10)).refusal).toBeUndefined();
    const { releases = [] } = (await suite.server.call('listReleases', {}, operator)).body.data ?? {};
    expect(releases.find((row) => row.id === release)).toMatchObject({ state: 'kept', note: 'January' });

    const admin = await person('admin');
    const { deliveries = [] } = (await suite.server.call('listDeliveries', {}, admin)).body.data ?? {};
    expect(deliveries[0]).toMatchObject({
      by: operator.name,
      fileName: 'sales.csv',
      dataset: 'sales',
      kind: 'add',
      outcome: 'sealed',
      release,
      accepted: 2,
      refused: 1,
    });
    const [{ stamp = '' } = {}] = deliveries;
    const report = (await suite.server.call('readDeliveryReport', { stamp }, admin)).body.data;
    expect(report?.text).toContain(`Release: ${release}`);
    expect((await refused({ stamp }, admin)).data?.text).toContain('many');
    expect((await refused({ stamp: '20200101-000000000' })).status.refusal).toBe('deliveries.report-unknown');
    const lines = (await trail('deliver')).filter(({ actor }) => actor === operator.userId);
    expect(lines.map(({ outcome, detail }) => [outcome, JSON.parse(detail).release])).toEqual([
      ['refused', null],
      ['done', release],
    ]);
    const ordered = (await trail('order-delivery')).filter(({ actor }) => actor === operator.userId);
    expect(ordered.map(({ detail }) => JSON.parse(detail))).toMatchObject([
      {},
      { accept: 'number=1', note: 'January' },
    ]);
  });

  test('while the command line delivers, nobody else does; while a file is read, no other one is', async () => {
    const operator = await person('data-operator');
    const first = await run(operator, 'makeDelivery', { id: await bring(operator), accept: 'number' });
    const onto = first.run?.release ?? '';
    const id = await bring(operator, salesText.replaceAll('2024', '2025'));
    const terminal = join(marketFolder(), 'imports', '20200101-000000000');
    await mkdir(terminal, { recursive: true });
    const mark = { host: hostname(), pid: process.ppid, release: 'r', alone: true };
    await writeFile(join(terminal, 'at-work.json'), JSON.stringify(mark));
    const waits = await run(operator, 'makeDelivery', { id, onto, accept: 'number' });
    expect(waits.run?.reason?.refusal).toBe('importer.delivery-under-way');
    expect(waits.run?.reason?.message).toMatch(/^Another delivery is being made/);
    await utimes(join(terminal, 'at-work.json'), new Date(0), new Date(0));
    await utimes(terminal, new Date(0), new Date(0));

    const claim = join(uploads(), 'at-work.json');
    await writeFile(claim, JSON.stringify({ host: hostname(), pid: process.pid }));
    expect((await run(operator, 'tryDelivery', { id })).refusal).toBe('deliveries.at-work');
    await writeFile(claim, JSON.stringify({ host: 'another', pid: 1 }));
    await utimes(claim, new Date(0), new Date(0));
    expect((await run(operator, 'makeDelivery', { id, onto, accept: 'number' })).run?.outcome).toBe('sealed');
  });

  test('what a killed server has left says that it stopped, is in the trail once, and goes when it is cancelled', async () => {
    const operator = await person('data-operator');
    const id = await bring(operator);
    await run(operator, 'makeDelivery', { id });
    const file = join(uploads(), id, 'run.json');
    const stored = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(
      file,
      JSON.stringify({ ...stored, id: 'another', state: 'working', pid: 2 ** 22 - 1, outcome: null }),
    );
    expect((await read(operator, id)).run).toMatchObject({ state: 'stopped', release: null, report: null });
    // What nobody foresaw is told without the words of the machine.
    const words = `ENOENT: no such file or directory, open '${file}'`;
    const reason = { refusal: 'deliveries.failed', sentence: { zh_CN: words, en: words } };
    await writeFile(file, JSON.stringify({ ...stored, state: 'refused', outcome: null, reason }));
    expect((await read(operator, id)).run?.reason?.message).toMatch(
      /^The file could not be read .* ask the operator\.$/,
    );
    await writeFile(
      file,
      JSON.stringify({ ...stored, id: 'another', state: 'working', pid: 2 ** 22 - 1, outcome: null }),
    );
    await read(operator, id);
    const lines = (await trail('deliver')).filter(({ actor }) => actor === operator.userId);
    expect(lines.map(({ detail }) => JSON.parse(detail).refusal)).toEqual([undefined, 'deliveries.stopped']);
    const gone = await suite.server.call('cancelDelivery', { id }, operator);
    expect(gone.body.data?.text).toBe('Cancelled; sales.csv was removed.');
    expect(await readdir(uploads())).not.toContain(id);
    expect((await read(operator, id)).refusal).toBe('deliveries.unknown');
  });

  test('a release that was sealed before its process was killed is found, and said where the file is cancelled', async () => {
    const operator = await person('data-operator');
    const id = await bring(operator, salesText.split('\n').slice(0, 3).join('\n'));
    const made = await run(operator, 'makeDelivery', { id, onto: 'none' });
    expect(made.run).toMatchObject({ state: 'done', outcome: 'sealed' });
    const file = join(uploads(), id, 'run.json');
    const stored = JSON.parse(await readFile(file, 'utf8'));
    const cut = { ...stored, state: 'working', pid: 2 ** 22 - 1, outcome: null, release: null, stamp: null };
    await writeFile(file, JSON.stringify(cut));
    const { release = '' } = made.run ?? {};
    expect((await read(operator, id)).run).toMatchObject({ state: 'done', outcome: 'sealed', release });
    // As one that ended a moment ago, and that nobody has looked at since.
    await writeFile(file, JSON.stringify({ ...stored, id: 'just-over' }));
    const traced = async () => (await trail('deliver')).filter(({ actor }) => actor === operator.userId).length;
    const before = await traced();
    const { body } = await suite.server.call('cancelDelivery', { id }, operator);
    expect(await traced()).toBe(before + 1);
    expect(body.data?.text).toBe(`sales.csv was removed; release ${release}, which was made of it, stays.`);
  });

  test('what is under way stops when it is cancelled, and is waited for', async () => {
    const operator = await person('data-operator');
    const id = await bring(operator);
    await run(operator, 'makeDelivery', { id });
    const folder = join(uploads(), id);
    const stored = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8'));
    // Stands for the process that reads it: ends when it is wished.
    const follows = `setInterval(() => { if (require('fs').existsSync(${JSON.stringify(join(folder, 'stop'))})) process.exit(0); }, 20)`;
    const reader = spawn(process.execPath, ['-e', follows], { stdio: 'ignore' });
    const ended = new Promise((resolve) => reader.once('exit', resolve));
    try {
      const state = { ...stored, id: 'another', state: 'working', pid: reader.pid, outcome: null };
      await writeFile(join(folder, 'run.json'), JSON.stringify(state));
      expect((await run(operator, 'tryDelivery', { id })).refusal).toBe('deliveries.at-work');
      expect((await suite.server.call('cancelDelivery', { id }, operator)).body.status.status).toBe(0);
      expect(await ended).toBe(0);
      expect(await readdir(uploads())).not.toContain(id);
      const lines = (await trail('deliver')).filter(({ actor }) => actor === operator.userId);
      expect(lines.map(({ detail }) => JSON.parse(detail).refusal)).toEqual([undefined, 'deliveries.stopped']);
    } finally {
      reader.kill('SIGKILL');
    }
  });

  test('a mapping is kept as on the command line, by its name and version, and a file is read by it', async () => {
    const operator = await person('data-operator');
    const save = (mappingText: string, name = 'registrations') =>
      suite.server.call('saveDeliveryMapping', { name, dataset: 'sales', mappingText }, operator);
    const text = JSON.stringify({ constants: { dataSource: 'retail' } });
    expect((await save(text)).body.data).toEqual({
      label: 'registrations@1',
      text: 'Mapping registrations@1 is saved.',
    });
    expect((await save(text)).body.data?.text).toBe('Mapping registrations@1 is as it was.');
    expect((await save('{"nothing":1}')).body.status.refusal).toBe('importer.mapping-faulty');
    expect((await save(text, '../up')).body.status.refusal).toBe('importer.mapping-name-unfit');
    expect((await readdir(uploads())).filter((name) => name.endsWith('.mapping'))).toEqual([]);
    const desk = (await suite.server.call('readDeliveryDesk', {}, operator)).body.data;
    expect(desk?.mappings).toEqual([{ label: 'registrations@1', dataset: 'sales' }]);
    const open = (mapping: string) => suite.server.call('readDeliveryMapping', { mapping }, operator);
    expect((await open('registrations')).body.data).toEqual({ label: 'registrations@1', text });
    expect((await open('package')).body.status.refusal).toBe('deliveries.mapping-unknown');
    const id = await bring(operator);
    const order = { id, dataset: 'sales', kind: 'add' } as const;
    const unknown = await suite.server.call('tryDelivery', { ...order, mapping: 'registrations@7' }, operator);
    expect(unknown.body.status.refusal).toBe('deliveries.mapping-unknown');
    const dry = await run(operator, 'tryDelivery', { id, mapping: 'registrations', mappingText: undefined });
    expect(dry.run?.report?.counts.accepted).toBe(2);
    const saved = (await trail('save-mapping')).filter(({ actor }) => actor === operator.userId);
    expect(saved.map(({ outcome }) => outcome)).toContain('refused');
  });
});
