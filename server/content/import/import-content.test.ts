import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs from 'exceljs';
import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openState, type StateStore } from '../../state/open-state.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { testNow } from '../content-test-kit.ts';
import { findNews } from '../news/find-news.ts';
import { readPolicyDetail } from '../policy/read-policy-detail.ts';
import { readReportText } from '../report/read-report-text.ts';
import { type ContentImport, importContent } from './import-content.ts';

/** The true corpus, where it lies beside the portal; it belongs to no repository. */
const corpus = process.env.PORTAL_POLICY_CORPUS ?? join('..', 'shared', 'data', 'us_afdc_laws_incentives_2024.csv');

const lawColumns =
  'Law Id,State,Title,Text,Enacted Date,Amended Date,Recent?,Type,Agency,Expired Date,Archived Date,Repealed Date,Incentive Categories,Regulation Categories,References';
const law = (
  id: string,
  text: string,
  more: { state?: string; title?: string; enacted?: string; incentive?: string } = {},
) =>
  `${id},${more.state ?? 'CA'},${more.title ?? `Law ${id}`},"${text}",${more.enacted ?? '2020-01-31 00:00:00 UTC'},,false,State Incentives,An Agency,,,,${more.incentive ?? 'RBATE|GNT'},,https://example.org/a|https://example.org/b`;

describeOnBothStores('import of content', (place) => {
  let state: StateStore;
  let folder = '';
  beforeAll(async () => {
    state = await openState(await place());
  });
  afterAll(() => state?.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-import-'));
  });
  afterEach(async () => {
    for (const table of ['news', 'policy', 'report', 'content_delivery'] as const)
      await state.db.deleteFrom(table).execute();
    await rm(folder, { recursive: true, force: true });
  });

  async function run(
    kind: ContentImport['kind'],
    name: string,
    content: string | Buffer,
    more: Partial<ContentImport> = {},
  ) {
    const file = join(folder, name);
    await writeFile(file, content);
    const reportsFolder = join(folder, 'reports');
    const { report, folder: own } = await importContent({
      db: state.db,
      kind,
      file,
      reportsFolder,
      now: testNow,
      ...more,
    });
    const read = (part: string) => readFile(join(own, part), 'utf8');
    return { ...report, changes: await read('changes.csv'), refused: await read('refused.csv') };
  }
  const count = async () =>
    (
      await state.db
        .selectFrom('policy')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .executeTakeFirstOrThrow()
    ).all;
  const detail = (id: string, language: 'zh_CN' | 'en' = 'en') => readPolicyDetail(state.db, id, language, testNow);

  test('S1.025 laws load through the built-in mapping: HTML cleaned, days, lists, kinds, amounts', async () => {
    const text = `<div>Up to <b>\\$7,500</b> for income
<225% of the line. See the [site](https://example.org/(a)/b).</div>

- One
- Two &amp; three<script>alert(1)</script>`;
    const report = await run(
      'policy',
      'laws.csv',
      `${lawColumns}\r\n${law('7', text)}\r\n${law('8', 'Plain.', { state: 'US', incentive: 'TAX', enacted: '' })}\r\n`,
    );
    expect(report).toMatchObject({ source: 'afdc', rows: 2, outcome: 'written', counts: { inserted: 2, refused: 0 } });
    expect(await detail('afdc-7')).toMatchObject({
      item: {
        ...{ title: 'Law 7', level: 'foreign', region: 'California, USA', issuer: 'An Agency', kind: 'subsidy' },
        ...{
          status: 'in-force',
          issuedOn: '2020-01-31',
          summary: 'Up to $7,500 for income <225% of the line. See the site.',
        },
      },
      paragraphs: ['Up to $7,500 for income <225% of the line. See the site.', '• One', '• Two & three'],
      figures: [{ name: 'Amount in the text', value: 7500, unit: 'US dollars' }],
      sourceUrl: 'https://example.org/a',
    });
    expect((await detail('afdc-7', 'zh_CN')).item.region).toBe('美国加利福尼亚州');
    expect((await detail('afdc-8')).item).toMatchObject({ kind: 'tax', issuedOn: '', region: 'United States' });
  });

  test('a later delivery with two more columns says what is inserted, updated, unchanged and withdrawn', async () => {
    const rows = (...lines: string[]) => `${lawColumns}\n${lines.join('\n')}\n`;
    await run('policy', 'one.csv', rows(law('1', 'Same.'), law('2', 'Before.'), law('3', 'Goes.')));
    const later = `${lawColumns},Extra,More\n${[law('1', 'Same.'), law('2', 'After.', { title: 'New title' }), law('4', 'New.')].map((line) => `${line},x,y`).join('\n')}\n`;
    const dry = await run('policy', 'two.csv', later, { dryRun: true });
    const counts = { inserted: 1, updated: 1, unchanged: 1, withdrawn: 1, refused: 0 };
    expect(dry).toMatchObject({ outcome: 'dry-run', counts });
    expect((await detail('afdc-2')).paragraphs).toEqual(['Before.']);
    const real = await run('policy', 'two.csv', later);
    expect(real).toMatchObject({ outcome: 'written', counts });
    expect(real.changes).toContain('2,updated,New title,变更：标题、正文,"Changed: title, text"');
    expect(real.changes).toMatch(/3,withdrawn,Law 3,/);
    expect(await count()).toBe(4);
    expect(await detail('afdc-2')).toMatchObject({
      paragraphs: ['After.'],
      changes: [{ on: '2026-10-15', what: 'Changed: title, text' }],
    });
    expect(await detail('afdc-3')).toMatchObject({
      item: { status: 'expired' },
      changes: [{ what: 'The source has this policy no more' }],
    });
    // Delivered again it is in force again, and what happened stays known.
    const third = await run(
      'policy',
      'one.csv',
      rows(law('1', 'Same.'), law('2', 'After.', { title: 'New title' }), law('3', 'Goes.'), law('4', 'New.')),
      { now: testNow + 1000 },
    );
    expect(third.counts).toEqual({ inserted: 0, updated: 1, unchanged: 3, withdrawn: 0, refused: 0 });
    const back = await detail('afdc-3');
    expect(back.item.status).toBe('in-force');
    expect(back.changes.map(({ what }) => what)).toEqual([
      'The source has it again',
      'The source has this policy no more',
    ]);
  });

  test('refused rows stop the whole delivery, and stand in a file with row and reason', async () => {
    const bad = [
      law('1', 'Fine.'),
      law('1', 'Twice.'),
      law('2', 'Day.', { enacted: 'soon' }),
      law('3', ' '),
      'too,few',
      law('5', 'State.', { state: 'QQ' }),
    ];
    const report = await run('policy', 'bad.csv', `${lawColumns}\n${bad.join('\n')}\n`);
    expect(report).toMatchObject({ outcome: 'refused', counts: { inserted: 0, refused: 5 } });
    expect(await count()).toBe(0);
    expect(report.problems.map(({ row, field, code }) => [row, field, code])).toEqual([
      [3, 'key', 'repeated'],
      [4, 'Enacted Date', 'day'],
      [5, 'Text', 'missing'],
      [6, '', 'ragged'],
      [7, 'State', 'unknown-value'],
    ]);
    expect(report.refused).toMatch(
      /4,Enacted Date,soon,day,“soon”不是日期；请写成 2026-01-31。,"""soon"" is no day; write 2026-01-31."/,
    );
    const rest = await run('policy', 'bad.csv', `${lawColumns}\n${bad.join('\n')}\n`, { allowRefused: true });
    expect(rest).toMatchObject({ outcome: 'written', counts: { inserted: 1, refused: 5 } });
  });

  test("policies of one's own come through a mapping, in GB18030, in both languages", async () => {
    const mapping = join(folder, 'map.json');
    const columns = {
      key: '编号',
      title_zh_CN: '标题',
      title_en: 'Title',
      body_zh_CN: '正文',
      body_en: 'Text',
      issuer: '机构',
      issuedOn: '日期',
      kind: '类型',
    };
    const values = { kind: { 补贴: 'subsidy' } };
    await writeFile(mapping, JSON.stringify({ source: 'own', columns, values, constants: { level: 'national' } }));
    const csv =
      '编号,标题,Title,正文,Text,机构,日期,类型\nA-1,标题一,Title one,"第一段\n\n第二段",Text one,某机构,2026年1月5日,补贴\n';
    const report = await run('policy', 'own.csv', iconv.encode(csv, 'gb18030'), { mappingFile: mapping });
    expect(report).toMatchObject({ source: 'own', counts: { inserted: 1 } });
    expect((await detail('own-A-1', 'zh_CN')).paragraphs).toEqual(['第一段', '第二段']);
    expect((await detail('own-A-1')).item).toMatchObject({
      title: 'Title one',
      issuedOn: '2026-01-05',
      region: 'China',
    });
  });

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
    expect(await run('news', 'wire.jsonl', `${JSON.stringify(item)}\n`)).toMatchObject({
      source: 'wire',
      counts: { inserted: 1 },
    });
    const changed = `${JSON.stringify({ ...item, key: 'n2' })}\n\n${JSON.stringify({ ...item, key: 'n3', publishedAt: '2026-02-30' })}\n[]\n`;
    const report = await run('news', 'wire.jsonl', changed, { allowRefused: true });
    expect(report.problems.map(({ row, code }) => [row, code])).toEqual([
      [3, 'day'],
      [4, 'json'],
    ]);
    expect(report.counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, withdrawn: 0, refused: 2 });
    const found = await findNews(state.db, { text: 'fresh' }, 'en', null);
    expect(found).toMatchObject({ total: 2, items: [{ newsId: 'wire-n2', newsTime: '2026-10-01 09:30:00' }, {}] });
    expect(found.facets.models).toEqual([{ key: 'm-1', name: 'Car', count: 2 }]);
    const document = { key: 'r1', title: 'Report', body: '# Head\n\nText', publisher: 'Desk', publishedOn: '2026/9/1' };
    await run('report', 'desk.ndjson', JSON.stringify(document));
    expect((await readReportText(state.db, 'desk-r1', 'zh_CN'))?.blocks).toEqual([
      { kind: 'heading', text: 'Head' },
      { kind: 'paragraph', text: 'Text' },
    ]);
  });

  const wire = {
    ...{ key: 'n1', title: 'Fresh', body: 'Text', publisher: 'Press', publishedAt: '2026-10-01' },
  };

  test.each([
    [{ publishedAt: '2026-10-01 09:30' }, '2026-10-01 09:30:00'],
    [{ publishedAt: '2026-10-01T09:30:05+08:00' }, '2026-10-01 09:30:05'],
    [{ publishedAt: '2026-10-01T20:30:00Z' }, '2026-10-02 04:30:00'],
    [{ publishedAt: '2026-10-01T01:30:00.250-0230' }, '2026-10-01 12:00:00'],
  ])('%o is that instant in China', async (more, newsTime) => {
    expect(await run('news', 'wire.jsonl', JSON.stringify({ ...wire, ...more }))).toMatchObject({ outcome: 'written' });
    expect((await findNews(state.db, {}, 'en', null)).items).toMatchObject([{ newsTime }]);
  });

  test('a workbook keeps the time of its cells', async () => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet('news');
    sheet.addRow(Object.keys(wire));
    sheet.addRow(Object.values({ ...wire, key: 'timed', publishedAt: new Date('2026-10-01T09:30:00Z') }));
    sheet.addRow(Object.values({ ...wire, key: 'day', publishedAt: new Date('2026-10-01T00:00:00Z') }));
    const content = Buffer.from(await book.xlsx.writeBuffer());
    expect(await run('news', 'wire.xlsx', content)).toMatchObject({ outcome: 'written', counts: { inserted: 2 } });
    const times = (await findNews(state.db, {}, 'en', null)).items.map(({ newsTime }) => newsTime);
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
    const report = await run('news', 'wire.jsonl', JSON.stringify({ ...wire, ...more }));
    expect(report).toMatchObject({ outcome: 'refused', problems: [{ row: 1, field, code }] });
  });

  test('two deliveries of a source at once are settled one after the other', async () => {
    const rows = (word: string) =>
      Array.from({ length: 150 }, (_, at) => JSON.stringify({ ...wire, key: `k${at}`, title: `${word} ${at}` }));
    const reports = await Promise.all(
      ['one', 'two', 'three'].map((word) =>
        run('news', `${word}.jsonl`, rows(word).join('\n'), { source: 'wire' }).then(({ counts }) => counts),
      ),
    );
    expect(reports.map(({ inserted }) => inserted).sort()).toEqual([0, 0, 150]);
    expect(reports.map(({ updated }) => updated).sort()).toEqual([0, 150, 150]);
    expect((await findNews(state.db, {}, 'en', null)).total).toBe(150);
  });

  test.each([
    ['empty.csv', '', /file is empty/],
    ['other.csv', 'a,b\n1,2\n', /no columns for key, title, body, level, kind, issuer/],
    ['list.pdf', 'x', /are not read/],
    ['demonstration.csv', 'key,title,body,level,kind,issuer\n1,a,b,national,tax,c\n', /source demonstration/],
  ])('%s is refused as a whole with a sentence', async (name, content, sentence) => {
    await expect(run('policy', name, content)).rejects.toThrow(sentence);
    expect(await count()).toBe(0);
  });

  test.skipIf(!existsSync(corpus))(
    'the true corpus loads as a whole, and again without a change',
    async () => {
      const options = { db: state.db, kind: 'policy' as const, file: corpus, reportsFolder: folder, now: testNow };
      const { report } = await importContent(options);
      expect(report.counts).toEqual({ inserted: 1236, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 });
      const rows = await state.db
        .selectFrom('policy_text')
        .select(['body', 'figures'])
        .where('language', '=', 'en')
        .execute();
      expect(rows.filter(({ body }) => /<\/?[a-z]+>|\]\(http|\\\$/.test(body))).toEqual([]);
      expect(rows.filter(({ figures }) => figures !== '[]').length).toBeGreaterThan(300);
      expect((await importContent(options)).report.counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 1236 });
    },
    60_000,
  );
});

if (!existsSync(corpus)) console.warn(`The test with the true policy corpus is skipped: ${corpus} is not there.`);
