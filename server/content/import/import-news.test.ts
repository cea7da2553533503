import { expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { findNews } from '../news/find-news.ts';
import { readReportText } from '../report/read-report-text.ts';
import { isPostgres } from '../text-index.ts';
import { useImports } from './import-test-kit.ts';

describeOnBothStores('import of news and reports', (place) => {
  const suite = useImports(place);

  test('news and reports come as JSON lines; a later delivery adds and changes, and takes nothing away', async () => {
    const item = {
      key: 'n1',
      title: 'Fresh',
      body: 'Text',
      publisher: 'Press',
      publishedAt: '2026-10-01 09:30',
      topics: ['market', 'price'],
      models: ['m-1;-1;车;Car'],
    };
    expect(await suite.run('news', 'wire.jsonl', `${JSON.stringify(item)}\n`)).toMatchObject({
      source: 'wire',
      counts: { inserted: 1 },
    });
    const changed = `${JSON.stringify({ ...item, key: 'n2' })}\n\n${JSON.stringify({ ...item, key: 'n3', publishedAt: '2026-02-30' })}\n[]\n`;
    const report = await suite.run('news', 'wire.jsonl', changed, { allowRefused: true });
    expect(report.problems.map(({ row, code }) => [row, code])).toEqual([
      [3, 'day'],
      [4, 'json'],
    ]);
    expect(report.counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, withdrawn: 0, refused: 2 });
    const found = await findNews(suite.db, { text: 'fresh' }, 'en');
    expect(found).toMatchObject({ total: 2, items: [{ newsId: 'wire-n2', newsTime: '2026-10-01 09:30:00' }, {}] });
    expect(found.facets.models).toEqual([{ key: 'm-1', name: 'Car', count: 2 }]);
    const document = { key: 'r1', title: 'Report', body: '# Head\n\nText', publisher: 'Desk', publishedOn: '2026/9/1' };
    await suite.run('report', 'desk.ndjson', JSON.stringify(document));
    expect((await readReportText(suite.db, 'desk-r1', 'zh_CN'))?.blocks).toEqual([
      { kind: 'heading', text: 'Head' },
      { kind: 'paragraph', text: 'Text' },
    ]);
  });

  test('a large import is counted before it is shown, so that PostgreSQL plans its first questions well', async () => {
    if (!isPostgres(suite.db)) return;
    const counted = async () => {
      const { rows } = await sql<{ relname: string; rows: number }>`select relname, reltuples::integer as rows
        from pg_class where relname in ('news_row', 'news_text', 'news_gram') order by relname`.execute(suite.db);
      return rows.map(({ rows }) => rows);
    };
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => JSON.stringify({ ...wire, key: `n${from + at}` })).join('\n');
    await suite.run('news', 'wire.jsonl', many(0, 100));
    expect(await counted()).toEqual([-1, -1, -1]);
    await suite.run('news', 'wire.jsonl', many(100, 1000));
    expect(await counted()).toEqual([1100, 1100, 2200]);
  });

  const wire = {
    key: 'n1',
    title: 'Fresh',
    body: 'Text',
    publisher: 'Press',
    publishedAt: '2026-10-01',
  };

  test.each([
    [{ publishedAt: '2026-10-01 09:30' }, '2026-10-01 09:30:00'],
    [{ publishedAt: '2026-10-01T09:30:05+08:00' }, '2026-10-01 09:30:05'],
    [{ publishedAt: '2026-10-01T20:30:00Z' }, '2026-10-02 04:30:00'],
    [{ publishedAt: '2026-10-01T01:30:00.250-0230' }, '2026-10-01 12:00:00'],
  ])('%o is that instant in China', async (more, newsTime) => {
    expect(await suite.run('news', 'wire.jsonl', JSON.stringify({ ...wire, ...more }))).toMatchObject({
      outcome: 'written',
    });
    expect((await findNews(suite.db, {}, 'en')).items).toMatchObject([{ newsTime }]);
  });

  test('a workbook keeps the time of its cells', async () => {
    const rows = [
      Object.keys(wire),
      Object.values({ ...wire, key: 'timed', publishedAt: new Date('2026-10-01T09:30:00Z') }),
      Object.values({ ...wire, key: 'day', publishedAt: new Date('2026-10-01T00:00:00Z') }),
    ];
    const content = Buffer.from(await writeXlsx({ sheets: [{ name: 'news', rows }] }));
    expect(await suite.run('news', 'wire.xlsx', content)).toMatchObject({
      outcome: 'written',
      counts: { inserted: 2 },
    });
    const times = (await findNews(suite.db, {}, 'en')).items.map(({ newsTime }) => newsTime);
    expect(times).toEqual(['2026-10-01 09:30:00', '2026-10-01 00:00:00']);
  });

  test.each([
    [{ publishedAt: '2026-10-01 25:00' }, 'publishedAt', 'time'],
    [{ publishedAt: '2026-10-01 09:75' }, 'publishedAt', 'time'],
    [{ publishedAt: '2026-10-01 in the morning' }, 'publishedAt', 'time'],
    [{ channel: 'front page' }, 'channel', 'number'],
    [{ channel: 1.5 }, 'channel', 'number'],
    [{ channel: 99_999_999_999 }, 'channel', 'number'],
    [{ models: ['m-1;1', 'm-2;0', 'm-1;-1'] }, 'models', 'repeated-model'],
  ])('%o is refused with its row, and does not end the import in words of the store', async (more, field, code) => {
    const report = await suite.run('news', 'wire.jsonl', JSON.stringify({ ...wire, ...more }));
    expect(report).toMatchObject({ outcome: 'refused', problems: [{ row: 1, field, code }] });
  });

  test('two deliveries of a source at once are settled one after the other', async () => {
    const rows = (word: string) =>
      Array.from({ length: 150 }, (_, at) => JSON.stringify({ ...wire, key: `k${at}`, title: `${word} ${at}` }));
    const reports = await Promise.all(
      ['one', 'two', 'three'].map((word) =>
        suite.run('news', `${word}.jsonl`, rows(word).join('\n'), { source: 'wire' }).then(({ counts }) => counts),
      ),
    );
    expect(reports.map(({ inserted }) => inserted).sort()).toEqual([0, 0, 150]);
    expect(reports.map(({ updated }) => updated).sort()).toEqual([0, 150, 150]);
    expect((await findNews(suite.db, {}, 'en')).total).toBe(150);
  });
});
