import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { removeSource } from '../manage-content.ts';
import { insertNewsRows, newsRows } from '../news/write-news.ts';
import { useImports } from './import-test-kit.ts';
import { beginImport } from './pending-import.ts';

const lines = (count: number, title = 'Title') =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      key: `n${at}`,
      title: `${title} ${at}`,
      body: 'Text.',
      publisher: 'P',
      publishedAt: '2026-10-01',
    }),
  ).join('\n');

describeOnBothStores('content that is written in small steps', (place) => {
  const suite = useImports(place);
  const count = async (table: 'news' | 'news_row' | 'news_text' | 'content_pending') =>
    (
      await suite.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
    ).all;

  /** An import that is killed after its first step, so many ms ago. */
  async function kill(source: string, ago: number): Promise<void> {
    const pending = await beginImport(suite.db, source);
    const record = {
      ...{ key: 'n0', newsType: 1, channel: 12, publishedAt: 1, publisher: 'p', coverUrl: '', topics: ['market'] },
      ...{ models: [], texts: { en: { title: 'T', summary: '', publisher: 'P', body: ['B'] } } },
    };
    await insertNewsRows(suite.db, [newsRows(source, record)], pending.id);
    await suite.db
      .updateTable('content_pending')
      .set({ touched_at: Date.now() - ago })
      .execute();
  }

  test('is seen all at once, and others write meanwhile', async () => {
    const seen = new Set<number>();
    let turns = 0;
    let done = false;
    const importing = suite.run('news', 'wire.jsonl', lines(450)).finally(() => {
      done = true;
    });
    while (!done) {
      // SQLite answers at once: time has to pass for the import to go on.
      await pause(1);
      seen.add(await count('news'));
      const row = { name: `turn-${++turns}`, value: '' };
      await suite.db.insertInto('server_secret').values(row).execute();
    }
    expect((await importing).counts).toMatchObject({ inserted: 450 });
    seen.add(await count('news'));
    expect([...seen].sort()).toEqual([0, 450]);
    // At least one for each of its steps.
    expect(turns).toBeGreaterThan(5);
    expect(await count('content_pending')).toBe(0);
    // What changes is there at once too, beside what is new and what stands.
    const again = await suite.run('news', 'wire.jsonl', `${lines(460).replace('Title 7"', 'Other 7"')}`);
    expect(again.counts).toMatchObject({ inserted: 10, updated: 1, unchanged: 449 });
    expect(await count('news_text')).toBe(920);
    await suite.db.deleteFrom('server_secret').where('name', 'like', 'turn-%').execute();
  });

  test('leaves nothing to see when it is killed, and the next import removes what it left', async () => {
    await kill('wire', 60_000);
    expect([await count('news'), await count('news_row')]).toEqual([0, 1]);
    await suite.run('news', 'other.jsonl', lines(3));
    expect([await count('news'), await count('news_row'), await count('content_pending')]).toEqual([3, 3, 0]);
    await kill('wire', 60_000);
    const { counts } = await suite.run('news', 'wire.jsonl', lines(2));
    expect([counts.inserted, await count('news_row')]).toEqual([2, 5]);
  });

  test('is waited for by another one of its source, and not by those of others', async () => {
    const first = await beginImport(suite.db, 'wire');
    const order: string[] = [];
    const second = suite.run('news', 'wire.jsonl', lines(2)).then(() => order.push('second'));
    await suite.run('news', 'other.jsonl', lines(1));
    order.push('other');
    await first.undo();
    await second;
    expect(order).toEqual(['other', 'second']);
  });

  test('ends when its source is removed meanwhile, or it was taken for killed', async () => {
    const removed = await beginImport(suite.db, 'wire');
    await removeSource(suite.db, 'wire');
    await expect(removed.touch(suite.db)).rejects.toThrow('removed during the import');
    const slow = await beginImport(suite.db, 'wire');
    await suite.db.updateTable('content_pending').set({ touched_at: -Date.now() }).execute();
    await expect(slow.show(suite.db)).rejects.toThrow('another import took its place');
  });

  test('leaves nothing when the last step fails', async () => {
    await suite.run('news', 'a.jsonl', lines(1));
    // The same id on the wire as one of another source.
    const clash = lines(120).replaceAll('"n', '"b-n');
    await suite.run(
      'news',
      'x.jsonl',
      '{"key":"b-n5","title":"T","body":"B","publisher":"P","publishedAt":"2026-10-01"}',
      {
        source: 'a',
      },
    );
    const rows = await count('news_row');
    await expect(suite.run('news', 'y.jsonl', clash.replaceAll('"b-n', '"n'), { source: 'a-b' })).rejects.toThrow();
    expect([await count('news_row'), await count('content_pending')]).toEqual([rows, 0]);
  });
});
