import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createAccount } from '../accounts/people/account-store.ts';
import { sumsOf } from '../state/copy/bring-state.ts';
import { openSnapshot } from '../state/copy/snapshot.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { createDatabase, dropDatabase } from '../testing/postgres.ts';
import { postgresOfRun } from '../testing/postgres-of-run.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { checkBackup, makeBackup, restoreBackup, statePlace } from './index.ts';

const now = Date.parse('2026-11-29T08:00:00Z');
const days = { active_from: '20240101', active_to: '20991231', password_hash: 'hash' };

/** Questions of several kinds: months, sources, dimensions and figures change in turn. */
const queries = (count: number) => {
  const axes = [['brand'], ['segment', 'fuelType'], ['province'], ['subModel', 'period'], ['period']] as const;
  const figures = [
    ['volume', 'yoy'],
    ['volume', 'share', 'mom'],
    ['cumulativeVolume', 'ytdGrowth'],
  ] as const;
  const dateTypes = ['monthly', 'quarterly'] as const;
  return Array.from({ length: count }, (_, place) => ({
    dataset: 'sales',
    dataSources: [place % 4 === 0 ? 'DATASOURCE_ZD_LINGSHOU' : 'DATASOURCE_CLH_PIFA'],
    dateType: dateTypes[place % 2],
    from: `2025-${String((place % 12) + 1).padStart(2, '0')}`,
    to: '2026-06',
    by: axes[place % axes.length],
    indicators: figures[place % figures.length],
    limit: 40,
  }));
};

describeOnBothStores('a portal that is backed up and brought back', (place) => {
  let folder: string;
  let server: TestServer | null = null;
  let database: string | null = null;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  });
  afterEach(async () => {
    await server?.close();
    server = null;
    if (database) await dropDatabase(database);
    database = null;
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (databaseUrl: string | null, name: string) => {
    server = await startTestServer({ settings: { databaseUrl, dataFolder: join(folder, name) } });
    return server;
  };

  test('answers questions as before, from the other kind of store as well', async () => {
    const { databaseUrl } = databaseSetting(await place());
    const first = await start(databaseUrl, 'data');
    await writeFile(join(first.settings.dataFolder, 'market', 'rules.json'), '{}');
    // The market lies in the same files, wherever the state is.
    const count = databaseUrl === null ? 100 : 10;
    const ask = async (portal: TestServer) => {
      const token = await portal.signIn('demo', 'Portal-2026');
      const answers: string[] = [];
      for (const query of queries(count)) {
        const { body } = await portal.call('marketQuery', query, { token });
        answers.push(JSON.stringify({ ...body, timestamp: 0 }));
      }
      const found = await portal.call('quickSearch', { text: '新能源', limit: 50 }, { token });
      answers.push(JSON.stringify(found.body.data));
      return answers;
    };
    const before = await ask(first);
    expect(new Set(before).size).toBeGreaterThan(count / 2);
    const backup = join(folder, 'backup');
    const env = { PORTAL_NAME: 'North', PORTAL_METRICS_TOKEN: 'a-token-of-sixteen', PATH: '/bin' };
    const source = { dataFolder: first.settings.dataFolder, databaseUrl };
    const made = makeBackup({ place: source, folder: backup, env, now });
    // Others go on writing meanwhile.
    const { db } = first.stores.state;
    const late = Promise.all(
      ['x1', 'x2', 'x3'].map((user_name) => createAccount(db, { ...days, user_name, real_name: 'X' })),
    );
    await Promise.all([made, late]);
    await first.close();
    server = null;
    const settings = await readFile(join(backup, 'settings.env'), 'utf8');
    expect(settings).toMatch(/PORTAL_NAME="North"/);
    expect(settings).not.toMatch(/sixteen|\/bin/);

    // What was in a file comes back into PostgreSQL where there is one, and the other way round.
    const postgres = postgresOfRun();
    if (databaseUrl === null && postgres) database = await createDatabase(postgres);
    const target = { dataFolder: join(folder, 'again'), databaseUrl: database };
    const list = await restoreBackup({ folder: backup, place: target, actor: 'operator olga', now });
    const snapshot = await openSnapshot(statePlace(target));
    const sums = await sumsOf(snapshot);
    await snapshot.close();
    for (const { table, ...sum } of list.tables.filter(({ table }) => table !== 'audit')) {
      expect([table, sums.get(table)]).toEqual([table, sum]);
    }
    const again = await start(database, 'again');
    expect(await ask(again)).toEqual(before);
    const trail = await again.stores.state.db.selectFrom('audit').selectAll().where('action', '=', 'restore').execute();
    expect(trail.map(({ actor }) => actor)).toEqual(['operator olga']);
  });

  test('is refused, with nothing changed, where it is damaged or the places are not empty', async () => {
    const where = databaseSetting(await place());
    const first = await start(where.databaseUrl, 'data');
    const source = { dataFolder: first.settings.dataFolder, ...where };
    const backup = join(folder, 'backup');
    await makeBackup({ place: source, folder: backup, env: {}, now });
    await expect(makeBackup({ place: source, folder: backup, env: {}, now })).rejects.toThrow(/is not empty/);
    const inside = join(source.dataFolder, 'backup');
    await expect(makeBackup({ place: source, folder: inside, env: {}, now })).rejects.toThrow(
      /lies in the data folder/,
    );
    await expect(checkBackup(backup)).resolves.toMatchObject({ format: 1 });
    await first.close();
    server = null;
    const restore = (from: string, dataFolder: string, databaseUrl: string | null = null) =>
      restoreBackup({ folder: from, place: { dataFolder, databaseUrl }, actor: 'operator olga', now });
    await expect(restore(backup, source.dataFolder)).rejects.toThrow(/is not empty \(it has .*Nothing was changed/);
    await expect(restore(folder, join(folder, 'again'))).rejects.toThrow(/no backup.json/);

    const broken = join(folder, 'broken');
    await cp(backup, broken, { recursive: true });
    const table = join(broken, 'state', 'account.jsonl.gz');
    await writeFile(table, Buffer.concat([await readFile(table), Buffer.from([0])]));
    await rm(join(broken, 'files', 'market', 'current.json'));
    await expect(restore(broken, join(folder, 'again'))).rejects.toThrow(
      /2 files of the backup .*state\/account.jsonl.gz, files\/market\/current.json/,
    );
    const list = JSON.parse(await readFile(join(broken, 'backup.json'), 'utf8'));
    list.files.push({ path: '../outside', bytes: 0, sha256: '' });
    await writeFile(join(broken, 'backup.json'), JSON.stringify(list));
    await expect(restore(broken, join(folder, 'again'))).rejects.toThrow(/\.\.\/outside/);
    expect(await readdir(folder)).not.toContain('again');
  });
});
