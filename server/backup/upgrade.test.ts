import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bringState, sumsOf } from '../state/copy/bring-state.ts';
import { openSnapshot } from '../state/copy/snapshot.ts';
import { ranIn } from '../state/migration.ts';
import { openStore, type StatePlace } from '../state/open-store.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { restoreBackup, statePlace } from './index.ts';

/**
 * States that releases have left, each written by the release itself: its demonstration, and an account `anna` with a
 * password and products, and where the release had them a saved view and a watch.
 */
const formerVersions = fileURLToPath(new URL('./former-versions/', import.meta.url));

/** A password that an operator has set is over after two weeks; these states were written shortly before. */
const upgradedAt = Date.parse('2026-11-30T12:00:00+08:00');

const [oldest, ...later] = [
  { version: '0.4.0', last: '023-asking-devices', saved: [] },
  { version: '0.5.0', last: '030-followed-views', saved: ['Top models', 'Every Monday'] },
  { version: '0.6.0', last: '031-companies', saved: ['Top models', 'Every Monday'] },
] as const;

type Release = typeof oldest | (typeof later)[number];

const sumsAt = async (place: StatePlace) => {
  const snapshot = await openSnapshot(place);
  const sums = await sumsOf(snapshot);
  await snapshot.close();
  return sums;
};

const migrationsAt = async (place: StatePlace) => {
  const { db, dialect, close } = openStore(place);
  const names = await ranIn(db, dialect);
  await close();
  return names;
};

describe('the state of a former release', () => {
  let folder: string;
  let server: TestServer | null = null;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-upgraded-'));
  });
  afterEach(async () => {
    await server?.close();
    server = null;
    await rm(folder, { recursive: true, force: true });
  });

  /** Puts it where a portal of today finds it. */
  const put = async (version: string, databaseUrl: string | null) => {
    const dataFolder = join(folder, 'data');
    await mkdir(dataFolder);
    const file = join(folder, 'former.sqlite');
    const packed = await readFile(join(formerVersions, `${version}.sqlite.br`));
    await writeFile(file, await promisify(brotliDecompress)(packed));
    const to = statePlace({ dataFolder, databaseUrl });
    if ('file' in to) await rename(file, to.file);
    else {
      const source = await openSnapshot({ file });
      await bringState({ source, name: version, place: to, former: true });
      await source.close();
    }
    return { dataFolder, databaseUrl };
  };

  /** What the account finds in the portal that has taken its state over. */
  const found = async (portal: TestServer) => {
    const token = await portal.signIn('anna', 'Anna-reads-2026');
    const menu = await portal.call('getAllMenu', {}, { token });
    const news = await portal.call('newsSearch', { text: 'battery' }, { token, language: 'en' });
    const { body: views } = await portal.call('listKeptViews', {}, { token });
    const { body: watches } = await portal.call('listWatches', {}, { token });
    return {
      areas: menu.body.data?.map(({ key }) => key),
      news: news.body.data?.items.length,
      saved: [...(views.data?.views ?? []), ...(watches.data?.watches ?? [])].map(({ name }) => name),
    };
  };

  /** @param databases of PostgreSQL, for the state and for its way back; none for SQLite */
  const upgradeAndBack = async ({ version, last, saved }: Release, databases: (string | null)[]) => {
    const where = await put(version, databases[0] ?? null);
    const before = { migrations: await migrationsAt(statePlace(where)), sums: await sumsAt(statePlace(where)) };
    expect(before.migrations.at(-1)).toBe(last);
    server = await startTestServer({ settings: where, clock: () => upgradedAt });
    const areas = expect.arrayContaining(['sales', 'price', 'news', 'policy']);
    expect(await found(server)).toEqual({ areas, news: 20, saved });
    await server.close();
    server = null;

    const copies = join(where.dataFolder, 'copies');
    const [copy = ''] = await readdir(copies);
    const back = { dataFolder: join(folder, 'back'), databaseUrl: databases[1] ?? null };
    const restore = () =>
      restoreBackup({ folder: join(copies, copy), place: back, actor: 'operator olga', now: 0, former: true });
    // What a killed server has left beside its file would be written into the state that comes.
    await mkdir(back.dataFolder);
    await writeFile(join(back.dataFolder, 'state.sqlite-wal'), 'left');
    await expect(restore()).rejects.toThrow(/it has state\.sqlite-wal/);
    await rm(join(back.dataFolder, 'state.sqlite-wal'));
    await restore();
    const after = { migrations: await migrationsAt(statePlace(back)), sums: await sumsAt(statePlace(back)) };
    expect(after).toEqual(before);
  };

  const all = 'has all that it had after an upgrade, and goes back as it was';
  test.each(later)(`of $version ${all}`, (release) => upgradeAndBack(release, []));
  describeOnBothStores(
    'of the oldest one',
    (place) =>
      test(all, async () => {
        const databases = [await place(), await place()].map((where) => databaseSetting(where).databaseUrl);
        await upgradeAndBack(oldest, databases);
      }),
    'blank',
  );
});
