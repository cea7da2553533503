import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { policyOf, testNow } from '../../content-test-kit.ts';
import { insertNewsRows, newsRows } from '../../news/write-news.ts';
import { policyRows } from '../../policy/write-policies.ts';
import { removeSource } from '../../sources/manage-content.ts';
import { useImports } from '../import-test-kit.ts';
import { describePart } from './describe-part.ts';
import { beginImport, type PendingImport } from './pending-import.ts';
import type { Part } from './plan-delivery.ts';
import { writePart } from './write-part.ts';

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

  /** An import that says nothing more, since so many ms. */
  async function die(pending: PendingImport, ago: number): Promise<void> {
    pending.end();
    await suite.db
      .updateTable('content_pending')
      .set({ touched_at: Date.now() - ago })
      .execute();
  }

  /** An import that is killed after its first step, so many ms ago. */
  async function kill(source: string, ago: number): Promise<void> {
    const pending = await beginImport(suite.db, source);
    const record = {
      key: 'n0',
      newsType: 1,
      channel: 12,
      publishedAt: 1,
      publisher: 'p',
      coverUrl: '',
      topics: ['market'],
      models: [],
      texts: { en: { title: 'T', summary: '', publisher: 'P', body: ['B'] } },
    };
    await insertNewsRows(suite.db, [newsRows(source, record, pending.id)]);
    await die(pending, ago);
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
    first.end();
    await second;
    expect(order).toEqual(['other', 'second']);
  });

  test('ends when its source is removed meanwhile, or it was taken for killed', async () => {
    const removed = await beginImport(suite.db, 'wire');
    await removeSource(suite.db, 'wire', '/nowhere');
    await expect(removed.touch(suite.db)).rejects.toThrow('removed during the import');
    const slow = await beginImport(suite.db, 'wire');
    await suite.db.updateTable('content_pending').set({ touched_at: -Date.now() }).execute();
    await expect(slow.show(suite.db)).rejects.toThrow('another import took its place');
    for (const each of [removed, slow]) each.end();
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
    const clashing = suite.run('news', 'y.jsonl', clash.replaceAll('"b-n', '"n'), { source: 'a-b' });
    await expect(clashing).rejects.toThrow('The address a-b-n5 of “n5” is taken by content of the source a');
    expect([await count('news_row'), await count('content_pending')]).toEqual([rows, 0]);
  });

  const laws = (count: number, text: string) =>
    Array.from({ length: count }, (_, at) =>
      JSON.stringify({ key: `p${at}`, title: `Law ${at}`, body: text, issuer: 'I', level: 'national', kind: 'tax' }),
    ).join('\n');
  /** How many policies say what, and how many of them are withdrawn, as everybody reads them. */
  const corpus = async () => {
    const rows = await suite.db
      .selectFrom('policy')
      .innerJoin('policy_text', 'policy_text.row_id', 'policy.row_id')
      .select(['body', 'withdrawn_on'])
      .select((at) =>
        at
          .selectFrom('policy_change')
          .select(({ fn }) => fn.countAll<number>().as('all'))
          .as('changes'),
      )
      .where('language', '=', 'en')
      .execute();
    const of = (text: string) => rows.filter(({ body }) => body === text).length;
    const withdrawn = rows.filter(({ withdrawn_on }) => withdrawn_on !== '').length;
    return { one: of('One.'), two: of('Two.'), withdrawn, changes: rows[0]?.changes ?? 0 };
  };
  const rowsLeft = async () => {
    const rows = await suite.db.selectFrom('policy_row').select('gone_with').execute();
    return [rows.length, rows.filter(({ gone_with }) => gone_with !== '').length];
  };

  test('changes and withdraws for everybody at once, and others write meanwhile', async () => {
    await suite.run('policy', 'laws.jsonl', laws(300, 'One.'));
    const before = { one: 300, two: 0, withdrawn: 0, changes: 0 };
    expect(await corpus()).toEqual(before);
    const seen = new Set<string>();
    let [turns, done] = [0, false];
    const importing = suite.run('policy', 'laws.jsonl', laws(150, 'Two.')).finally(() => {
      done = true;
    });
    while (!done) {
      await pause(1);
      seen.add(JSON.stringify(await corpus()));
      const row = { name: `turn-${++turns}`, value: '' };
      await suite.db.insertInto('server_secret').values(row).execute();
    }
    expect((await importing).counts).toMatchObject({ inserted: 0, updated: 150, unchanged: 0, withdrawn: 150 });
    const after = { one: 150, two: 150, withdrawn: 150, changes: 300 };
    expect([...seen, JSON.stringify(await corpus())].filter((each) => each !== JSON.stringify(before))).toEqual(
      expect.arrayContaining([JSON.stringify(after)]),
    );
    for (const each of seen) expect([before, after]).toContainEqual(JSON.parse(each));
    expect(turns).toBeGreaterThan(4);
    // The former versions are gone.
    expect(await rowsLeft()).toEqual([300, 0]);
    await suite.db.deleteFrom('server_secret').where('name', 'like', 'turn-%').execute();
  });

  test('undoes what a killed import has changed and withdrawn, and removes what one had still to remove', async () => {
    await suite.run('policy', 'laws.jsonl', laws(3, 'One.'));
    const before = await corpus();
    const pending = await beginImport(suite.db, 'laws');
    const record = policyOf('p0', 'Law 0');
    const parts: Part[] = [
      { what: 'updated', records: [record] },
      { what: 'withdrawn', keys: ['p1', 'p2'] },
      { what: 'inserted', records: [policyOf('p9', 'New')] },
    ];
    for (const part of parts) {
      const described = await describePart(suite.db, 'policy', 'laws', part);
      const writing = { kind: 'policy', source: 'laws', importId: pending.id, now: testNow } as const;
      await writePart(suite.db, writing, part, described);
    }
    expect(await rowsLeft()).toEqual([5, 1]);
    expect(await corpus()).toEqual(before);
    await die(pending, 60_000);
    const { counts } = await suite.run('policy', 'laws.jsonl', laws(3, 'One.'));
    expect(counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 3, withdrawn: 0 });
    expect([await corpus(), await rowsLeft(), await count('content_pending')]).toEqual([before, [3, 0], 0]);
    // Killed after its end: what it has replaced is not read, and goes with the next import.
    await suite.run('policy', 'laws.jsonl', laws(3, 'Two.'));
    const left = { ...policyRows('laws', record, 'an-older-one').policy, gone_with: 'a-newer-one' };
    await suite.db.insertInto('policy_row').values(left).execute();
    expect([await corpus(), await rowsLeft()]).toEqual([{ one: 0, two: 3, withdrawn: 0, changes: 3 }, [4, 1]]);
    await suite.run('news', 'other.jsonl', lines(1));
    expect([await corpus(), await rowsLeft()]).toEqual([{ one: 0, two: 3, withdrawn: 0, changes: 3 }, [3, 0]]);
    // With its policies goes what changed of them.
    expect(await removeSource(suite.db, 'laws', '/nowhere')).toBe(3);
    expect([await corpus(), await rowsLeft()]).toEqual([{ one: 0, two: 0, withdrawn: 0, changes: 0 }, [0, 0]]);
  });

  test('a living import that is slow says that it is there, by the clock of the store', async () => {
    const slow = await beginImport(suite.db, 'wire');
    const at = async () => (await suite.db.selectFrom('content_pending').select('touched_at').execute())[0]?.touched_at;
    const first = (await at()) ?? 0;
    expect(Math.abs(first - Date.now())).toBeLessThan(60_000);
    for (let waited = 0; (await at()) === first && waited < 100; waited++) await pause(100);
    expect(await at()).toBeGreaterThan(first);
    slow.end();
    await slow.undo();
  });
});
