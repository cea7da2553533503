import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { status } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { checkBackup, startBackup } from '../../backup/index.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { type Administrator, administered } from '../administration-test-kit.ts';
import { backupTasks } from './backup-tasks.ts';

describeOnBothStores('backups that are begun in the browser', (place) => {
  const folder = join(tmpdir(), `portal-backups-${randomUUID()}`);
  const suite = useAccountServer(place, { backups: folder });
  const { administrator, ask } = administered(suite);
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await suite.db.deleteFrom('backup_run').execute();
  });
  const scratch: string[] = [];
  afterAll(() => Promise.all(scratch.map((each) => rm(each, { recursive: true, force: true }))));

  const desk = async (by: Administrator) => {
    const { data } = await ask(by, 'readBackups');
    if (!data) throw new Error('there is no desk');
    return data;
  };
  /** Waits for the end of the latest run. */
  const ended = (by: Administrator) =>
    eventually(async () => {
      const [run] = (await desk(by)).runs;
      expect(run?.state).not.toBe('running');
      return run;
    });
  const runRow = (name: string, seenAt: number) => ({
    name,
    account_id: '',
    state: 'running',
    part: 'files',
    count: 3,
    bytes: 4,
    begun_at: seenAt,
    seen_at: seenAt,
    failure: '',
  });
  const parts = () => ({ db: suite.db, clock: suite.at, settings: suite.server.settings, env: {} });
  const nobody = { accountId: 'x', address: '' };
  const traced = async (action: string) =>
    (await suite.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('at').execute()).map(
      ({ actor, outcome, detail }) => [actor, outcome, JSON.parse(detail).backup],
    );

  test('S2.159 a backup comes into the folder of the operator, is whole, and is listed with its sum and the way back', async () => {
    const own = await administrator('Portal', 'admin');
    expect(await desk(own)).toMatchObject({ folder, trouble: '', backups: [], runs: [], free: expect.any(Number) });
    expect((await ask(own, 'readSetup')).data?.steps).toContainEqual({ step: 'backup', done: false });
    const { data } = await ask(own, 'startBackup');
    const name = /portal-\d{8}T\d{6}Z/.exec(data?.text ?? '')?.[0] ?? '';
    expect(await ended(own)).toMatchObject({ name, userNm: own.name, state: 'done', part: 'files', failure: '' });
    const list = await readFile(join(folder, name, 'backup.json'));
    const whole = await checkBackup(join(folder, name));
    expect((await desk(own)).backups).toEqual([
      {
        name,
        madeAt: Date.parse(whole.madeAt),
        files: whole.files.length,
        bytes: whole.files.reduce((sum, { bytes }) => sum + bytes, 0),
        sha256: createHash('sha256').update(list).digest('hex'),
      },
    ]);
    expect(await readdir(folder)).toEqual([name]);
    // What is passing stays behind: brought back, it would say that this backup is under way.
    expect(whole.tables.map(({ table }) => table)).not.toContain('backup_run');
    const sheet = (await ask(own, 'readBackup', { name })).data;
    expect(sheet).toMatchObject({ path: join(folder, name), tables: whole.tables.length, total: whole.files.length });
    expect(sheet?.sha256).toBe((await desk(own)).backups[0]?.sha256);
    expect(sheet?.files).toContainEqual(whole.files[0]);
    expect(await traced('order-backup')).toEqual([[own.userId, 'done', name]]);
    expect(await traced('backup')).toEqual([[own.userId, 'done', name]]);
    expect((await ask(own, 'readSetup')).data?.steps).toContainEqual({ step: 'backup', done: true });
  });

  test('a backup is removed with all of its files, never one that is being written, nor what is none', async () => {
    const own = await administrator('Portal', 'admin');
    const { name, over } = await startBackup(parts(), nobody);
    const whileWritten = await ask(own, 'removeBackup', { name });
    expect([whileWritten.status, whileWritten.msg2Client]).toEqual([
      status.refused,
      expect.stringMatching(/is being written and cannot be removed/),
    ]);
    await over;
    await mkdir(join(folder, 'of-somebody-else'));
    await writeFile(join(folder, 'of-somebody-else', 'letter.txt'), 'mine');
    for (const none of ['of-somebody-else', 'nothing', `${name}.part`])
      expect((await ask(own, 'removeBackup', { name: none })).msg2Client).toMatch(/has no whole backup/);
    expect((await ask(own, 'removeBackup', { name })).data?.text).toBe(`The backup ${name} is removed.`);
    expect(await readdir(folder)).toEqual(['of-somebody-else']);
    expect((await desk(own)).backups).toEqual([]);
    expect((await ask(own, 'removeBackup', { name })).msg2Client).toMatch(/has no whole backup/);
    expect((await traced('remove-backup')).filter(([, outcome]) => outcome === 'done')).toEqual([
      [own.userId, 'done', name],
    ]);
  });

  test('of two that are begun at once on two servers one is made, and the other is refused in a sentence', async () => {
    const own = await administrator('Portal', 'admin');
    const begun = await Promise.allSettled([startBackup(parts(), nobody), startBackup(parts(), nobody)]);
    const running = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(running).toHaveLength(1);
    await running[0]?.over;
    await suite.db.insertInto('backup_run').values(runRow('elsewhere', suite.at())).execute();
    const answer = await ask(own, 'startBackup');
    expect([answer.status, answer.msg2Client]).toEqual([status.refused, expect.stringMatching(/under way already/)]);
  });

  test('one whose server has stopped counts as failed, and what it left goes with the next one', async () => {
    const own = await administrator('Portal', 'admin');
    await mkdir(join(folder, 'portal-20260101T000000Z.part', 'state'), { recursive: true });
    await mkdir(join(folder, 'of somebody else'));
    await suite.db
      .insertInto('backup_run')
      .values(runRow('portal-20260101T000000Z', suite.at() - 10 * 60_000))
      .execute();
    expect((await desk(own)).runs).toMatchObject([{ state: 'failed', failure: expect.stringMatching(/has stopped/) }]);
    await (await startBackup(parts(), nobody)).over;
    const names = (await desk(own)).backups.map(({ name }) => name);
    expect(names).toHaveLength(1);
    expect((await readdir(folder)).sort()).toEqual(['of somebody else', ...names]);
    expect((await desk(own)).runs.map(({ state }) => state)).toEqual(['done', 'failed']);
  });

  test('one that the other servers count as failed ends, and leaves nothing', async () => {
    const own = await administrator('Portal', 'admin');
    const { name, over } = await startBackup(parts(), nobody);
    const failure = JSON.stringify({ zh_CN: '已停止', en: 'stopped' });
    await suite.db.updateTable('backup_run').set({ state: 'failed', failure }).where('name', '=', name).execute();
    await over;
    expect(await readdir(folder)).toEqual([]);
    expect((await desk(own)).runs).toMatchObject([{ name, state: 'failed', failure: 'stopped' }]);
  });

  test('of one that fails nothing is left; the page and the trail say why', async () => {
    const own = await administrator('Portal', 'admin');
    await mkdir(folder, { recursive: true });
    const stamp = new Date(suite.at()).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    // A file stands where its folder would be.
    await writeFile(join(folder, `portal-${stamp}Z.part`), '');
    await (await startBackup(parts(), { accountId: own.userId, address: '' })).over;
    expect((await desk(own)).runs).toMatchObject([
      { state: 'failed', failure: expect.stringMatching(/could not be made \(.*\): nothing of it is left/) },
    ]);
    expect(await readdir(folder)).toEqual([]);
    expect((await traced('backup')).at(-1)).toEqual([own.userId, 'refused', `portal-${stamp}Z`]);
  });

  test('it is refused in a sentence where no folder is set, it lies in the data folder, cannot be made, or has no room', async () => {
    const { settings } = suite.server;
    const beside = await mkdtemp(join(tmpdir(), 'portal-large-'));
    scratch.push(beside);
    await mkdir(join(beside, 'market'));
    await writeFile(join(beside, 'market', 'large'), '');
    await truncate(join(beside, 'market', 'large'), 8e12);
    await writeFile(join(beside, 'file'), '');
    await mkdir(join(folder, 'portal-20260101T000000Z.part'), { recursive: true });
    const refused: [change: object, words: RegExp][] = [
      [{ backups: null }, /No folder for backups is set \(PORTAL_BACKUPS\)/],
      [{ backups: join(settings.dataFolder, 'backups') }, /lies in the data folder/],
      [{ backups: join(beside, 'file', 'within') }, /cannot be used: /],
      [
        { dataFolder: beside, databaseUrl: 'postgres://nowhere/x' },
        /has too little room: about 8,000,000 MB are needed/,
      ],
    ];
    for (const [change, words] of refused) {
      const changed = { ...parts(), settings: { ...settings, ...change } };
      await expect(startBackup(changed, nobody)).rejects.toThrow(words);
    }
    // What another one has left was in its way, and is gone.
    expect(await readdir(folder)).toEqual([]);
    const tasks = backupTasks({ ...parts(), settings: { ...settings, backups: null } });
    const context = { language: 'en', accountId: '' } as Parameters<typeof tasks.readBackups>[1];
    expect(await tasks.readBackups({}, context)).toMatchObject({
      folder: null,
      trouble: expect.stringMatching(/No folder for backups is set/),
    });
    expect(await suite.db.selectFrom('backup_run').selectAll().execute()).toEqual([]);
  });

  test.each(['..', 'x/y', 'portal-20260101T000000Z'])('the name %s leads to no backup', async (name) => {
    const own = await administrator('Portal', 'admin');
    expect((await ask(own, 'readBackup', { name })).status).not.toBe(0);
  });
});
