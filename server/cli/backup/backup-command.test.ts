import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createAccount } from '../../accounts/people/account-store.ts';
import { openState } from '../../state/open-state.ts';
import { createDatabase, dropDatabase } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';
import { putEmptyState } from '../../testing/state-of-run.ts';
import { runBackup } from './backup-command.ts';

const days = { active_from: '20240101', active_to: '20991231', password_hash: 'hash' };

describe('npm run backup, restore and move', () => {
  let folder: string;
  let database: string | null = null;
  const data = () => join(folder, 'data');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-command-'));
    const file = join(folder, 'seed.sqlite');
    await putEmptyState(file);
    const { db, close } = await openState({ file });
    await createAccount(db, { ...days, user_name: 'ann', real_name: 'Ann' });
    await close();
    // A file that this process has had open is let go of only when its memory is tidied.
    await mkdir(data());
    await copyFile(file, join(data(), 'state.sqlite'));
  });
  afterEach(async () => {
    if (database) await dropDatabase(database);
    database = null;
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (line: string[], env: Record<string, string> = {}) => {
    const output: string[] = [];
    const say = (text: string) => void output.push(text);
    const terminal = { env: { PORTAL_DATA: data(), ...env }, user: 'olga', clock: Date.now, say, complain: say };
    return { code: await runBackup(line, terminal), text: output.join('\n') };
  };

  const names = async (place: Parameters<typeof openState>[0]) => {
    const { db, close } = await openState(place);
    const accounts = await db.selectFrom('account').select('user_name').execute();
    const trail = await db.selectFrom('audit').select(['actor', 'action']).orderBy('at').execute();
    await close();
    return { accounts: accounts.map(({ user_name }) => user_name), trail };
  };

  test('a backup says what it has, is checked, and comes back; each stands in the trail', async () => {
    const backup = join(folder, 'backup');
    const made = await run(['backup', backup]);
    expect(made).toMatchObject({ code: 0, text: expect.stringMatching(/State: \d+ tables.*\n.*Backed up to/s) });
    expect(await run(['backup', '--check', backup])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/is sound/),
    });
    const again = join(folder, 'again');
    const back = await run(['restore', backup, '--language', 'zh_CN'], { PORTAL_DATA: again });
    expect(back).toMatchObject({ code: 0, text: expect.stringMatching(/备份完好.*已恢复到/s) });
    expect(await names({ file: join(again, 'state.sqlite') })).toEqual({
      accounts: ['ann'],
      trail: [{ actor: 'operator olga', action: 'restore' }],
    });
    expect((await names({ file: join(data(), 'state.sqlite') })).trail).toEqual([
      { actor: 'operator olga', action: 'backup' },
    ]);
    expect(await readdir(again)).not.toContain('arriving');
  });

  test('a whole backup is removed, and its removal stands in the trail; what is none stays', async () => {
    const backup = join(folder, 'backup');
    await run(['backup', backup]);
    expect(await run(['backup', '--remove', data()])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/no whole backup data/),
    });
    expect(await run(['backup', '--remove', backup])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Removed .*backup: the backup of/),
    });
    expect(existsSync(backup)).toBe(false);
    expect((await names({ file: join(data(), 'state.sqlite') })).trail).toEqual([
      { actor: 'operator olga', action: 'backup' },
      { actor: 'operator olga', action: 'remove-backup' },
    ]);
  });

  test('what is wrong on the line is answered with how it is used', async () => {
    expect(await run(['backup'])).toMatchObject({ code: 1, text: expect.stringMatching(/^Usage: npm run backup/) });
    const backup = join(folder, 'backup');
    await run(['backup', backup]);
    expect(await run(['backup', '--check', '--remove', backup])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/--check and --remove do not go together/),
    });
    expect(await run(['backup', '--remove', join(folder, 'nowhere', 'x')])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^The folder of backups has no whole backup x\.$/),
    });
    expect(await run(['move', '--to', 'mysql://x'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/postgres:/),
    });
    expect(await run(['move', '--to', 'sqlite'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/is there already/),
    });
    expect(await run(['restore', join(folder, 'none')])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/no whole backup/),
    });
  });

  const server = postgresOfRun();
  (server ? test : test.skip)('the state does not move while it is used', async () => {
    const open = await openState({ file: join(data(), 'state.sqlite') });
    expect(await run(['move', '--to', server ?? ''])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/Another program has the state store open/),
    });
    await open.close();
  });

  (server ? test : test.skip)('the state moves to PostgreSQL and back', async () => {
    database = await createDatabase(server ?? '');
    const file = join(data(), 'state.sqlite');
    const moved = await run(['move', '--to', database]);
    expect(moved).toMatchObject({
      code: 0,
      text: expect.stringMatching(/Rows of account: 1\n.*Start the portal with/s),
    });
    expect(moved.text).not.toContain(new URL(database).password || 'no password');
    expect(existsSync(file)).toBe(false);
    expect((await names({ url: database })).trail).toEqual([{ actor: 'operator olga', action: 'move-state' }]);
    const back = await run(['move', '--to', 'sqlite'], { PORTAL_DATABASE_URL: database });
    expect(back).toMatchObject({ code: 0, text: expect.stringMatching(/Start the portal without/) });
    expect((await names({ file })).accounts).toEqual(['ann']);
  });
});
