import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { foreignManifest } from '../../../tests/fixtures/foreign-area.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { openState, type StateStore } from '../../state/open-state.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { readPackage } from '../package/read-package.ts';
import { publish } from './publish.ts';
import { removeVersion } from './remove.ts';
import { waitToPublish } from './rows.ts';

const by = { who: 'team', at: 0 };

const packed = (name: string, version: string, texts: readonly string[]) =>
  readPackage({
    name,
    version,
    files: Object.entries({
      'manifest.json': JSON.stringify({ ...foreignManifest, path: `/${name}`, menu: undefined }),
      'index.js': name,
      ...Object.fromEntries(texts.map((text, at) => [`part-${at}.js`, text])),
    }).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
  });

/** How many transactions of a PostgreSQL wait for a turn. */
async function waiting({ db }: StateStore): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return Number(rows[0]?.count);
}

describeOnBothStores('versions that are published side by side', (place) => {
  let one: StateStore;
  let other: StateStore;
  let isPostgres = false;
  beforeAll(async () => {
    const where = await place();
    isPostgres = 'url' in where;
    [one, other] = [await openState(where), await openState(where)];
  });
  afterAll(() => Promise.all([one?.close(), other?.close()]));

  test('that of one module goes on while that of another is under way; of the same module the second waits, on any server', async () => {
    // SQLite has one writer, whose turn ends with its transaction.
    if (!isPostgres) {
      const both = await Promise.all([
        publish(one.db, packed('a', '1.0.0', []), by, []),
        publish(other.db, packed('b', '1.0.0', []), by, []),
      ]);
      expect(both.map(({ outcome }) => outcome)).toEqual(['published', 'published']);
      return;
    }
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun = () => {};
    const began = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const underWay = one.db.transaction().execute(async (store) => {
      await waitToPublish(store, 'a');
      begun();
      await ended;
    });
    await began;
    const ofOther = await publish(other.db, packed('b', '1.0.0', []), by, []);
    expect(ofOther).toMatchObject({ name: 'b', outcome: 'published' });
    const ofSame = publish(other.db, packed('a', '1.0.0', []), by, []);
    await eventually(async () => expect(await waiting(one)).toBe(1));
    const removal = removeVersion(other.db, 'b', '1.0.0');
    await eventually(async () => expect(await waiting(one)).toBe(2));
    end();
    await underWay;
    expect(await ofSame).toMatchObject({ name: 'a', outcome: 'published' });
    await removal;
  });

  test('two modules that have the same files, each in another order, are both published', async () => {
    const texts = Array.from({ length: 30 }, (_, at) => `shared ${at}`);
    const outcomes = await Promise.all(
      ['2.0.0', '2.0.1', '2.0.2'].flatMap((version) => [
        publish(one.db, packed('c', version, texts), by, []),
        publish(other.db, packed('d', version, [...texts].reverse()), by, []),
      ]),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(6).fill('published'));
  });
});
