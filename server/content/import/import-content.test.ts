import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { testNow } from '../content-test-kit.ts';
import { useImports } from './import-test-kit.ts';

const lawColumns =
  'Law Id,State,Title,Text,Enacted Date,Amended Date,Recent?,Type,Agency,Expired Date,Archived Date,Repealed Date,Incentive Categories,Regulation Categories,References';
const law = (
  id: string,
  text: string,
  more: { state?: string; title?: string; enacted?: string; incentive?: string } = {},
) =>
  `${id},${more.state ?? 'CA'},${more.title ?? `Law ${id}`},"${text}",${more.enacted ?? '2020-01-31 00:00:00 UTC'},,false,State Incentives,An Agency,,,,${more.incentive ?? 'RBATE|GNT'},,https://example.org/a|https://example.org/b`;

describeOnBothStores('import of policies', (place) => {
  const suite = useImports(place);

  test('S1.025 laws load through the built-in mapping: HTML cleaned, days, lists, kinds, amounts', async () => {
    const text = `<div>Up to <b>\\$7,500</b> for income
<225% of the line. See the [site](https://example.org/(a)/b).</div>

- One
- Two &amp; three<script>alert(1)</script>`;
    const report = await suite.run(
      'policy',
      'laws.csv',
      `${lawColumns}\r\n${law('7', text)}\r\n${law('8', 'Plain.', { state: 'US', incentive: 'TAX', enacted: '' })}\r\n`,
    );
    expect(report).toMatchObject({ source: 'afdc', rows: 2, outcome: 'written', counts: { inserted: 2, refused: 0 } });
    expect(await suite.policy('afdc-7')).toMatchObject({
      item: {
        title: 'Law 7',
        level: 'foreign',
        region: 'California, USA',
        issuer: 'An Agency',
        kind: 'subsidy',
        status: 'in-force',
        issuedOn: '2020-01-31',
        summary: 'Up to $7,500 for income <225% of the line. See the site.',
      },
      paragraphs: ['Up to $7,500 for income <225% of the line. See the site.', '• One', '• Two & three'],
      figures: [
        {
          name: 'Amount in the text',
          value: 7500,
          sentences: ['Up to $7,500 for income <225% of the line.'],
        },
      ],
      sourceUrl: 'https://example.org/a',
    });
    expect((await suite.policy('afdc-7', 'zh_CN')).item.region).toBe('美国加利福尼亚州');
    expect((await suite.policy('afdc-8')).item).toMatchObject({ kind: 'tax', issuedOn: '', region: 'United States' });
  });

  test('a later delivery with two more columns says what is inserted, updated, unchanged and withdrawn', async () => {
    const rows = (...lines: string[]) => `${lawColumns}\n${lines.join('\n')}\n`;
    await suite.run('policy', 'one.csv', rows(law('1', 'Same.'), law('2', 'Before.'), law('3', 'Goes.')));
    const later = `${lawColumns},Extra,More\n${[law('1', 'Same.'), law('2', 'After.', { title: 'New title' }), law('4', 'New.')].map((line) => `${line},x,y`).join('\n')}\n`;
    const dry = await suite.run('policy', 'two.csv', later, { dryRun: true });
    const counts = { inserted: 1, updated: 1, unchanged: 1, withdrawn: 1, refused: 0 };
    expect(dry).toMatchObject({ outcome: 'dry-run', counts });
    expect((await suite.policy('afdc-2')).paragraphs).toEqual(['Before.']);
    const real = await suite.run('policy', 'two.csv', later);
    expect(real).toMatchObject({ outcome: 'written', counts });
    expect(real.changes).toContain('2,updated,New title,变更：标题、正文,"Changed: title, text"');
    expect(real.changes).toMatch(/3,withdrawn,Law 3,/);
    expect(await suite.policies()).toBe(4);
    expect(await suite.policy('afdc-2')).toMatchObject({
      paragraphs: ['After.'],
      changes: [{ on: '2026-10-15', what: 'Changed: title, text' }],
    });
    expect(await suite.versions('afdc-2')).toEqual([
      { since: '', title: 'Law 2', paragraphs: ['Before.'] },
      { since: '2026-10-15', title: 'New title', paragraphs: ['After.'] },
    ]);
    expect(await suite.versions('afdc-1')).toHaveLength(1);
    expect(await suite.policy('afdc-3')).toMatchObject({
      item: { status: 'expired' },
      changes: [{ what: 'No longer provided by the source' }],
    });
    // Delivered again it is in force again, and what happened stays known.
    const third = await suite.run(
      'policy',
      'one.csv',
      rows(law('1', 'Same.'), law('2', 'After.', { title: 'New title' }), law('3', 'Goes.'), law('4', 'New.')),
      { now: testNow + 1000 },
    );
    expect(third.counts).toEqual({ inserted: 0, updated: 1, unchanged: 3, withdrawn: 0, refused: 0 });
    const back = await suite.policy('afdc-3');
    expect(back.item.status).toBe('in-force');
    expect(back.changes.map(({ what }) => what)).toEqual([
      'Reinstated by the source',
      'No longer provided by the source',
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
    const report = await suite.run('policy', 'bad.csv', `${lawColumns}\n${bad.join('\n')}\n`);
    expect(report).toMatchObject({ outcome: 'refused', counts: { inserted: 0, refused: 5 } });
    expect(await suite.policies()).toBe(0);
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
    const rest = await suite.run('policy', 'bad.csv', `${lawColumns}\n${bad.join('\n')}\n`, { allowRefused: true });
    expect(rest).toMatchObject({ outcome: 'written', counts: { inserted: 1, refused: 5 } });
  });

  test("policies of one's own come through a mapping, in GB18030, in both languages", async () => {
    const mapping = join(suite.folder, 'map.json');
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
    const report = await suite.run('policy', 'own.csv', iconv.encode(csv, 'gb18030'), { mappingFile: mapping });
    expect(report).toMatchObject({ source: 'own', counts: { inserted: 1 } });
    expect((await suite.policy('own-A-1', 'zh_CN')).paragraphs).toEqual(['第一段', '第二段']);
    expect((await suite.policy('own-A-1')).item).toMatchObject({
      title: 'Title one',
      issuedOn: '2026-01-05',
      region: 'China',
    });
  });

  test('a policy that ends before it begins, or quotes what its text does not say, is refused with its row', async () => {
    const of = (key: string, from: string, to: string, sentence: string) => ({
      key,
      title: key,
      body: 'Each car has 500 yuan.',
      level: 'national',
      kind: 'tax',
      issuer: 'i',
      effectiveFrom: from,
      effectiveTo: to,
      figures: [{ name: 'Per car', value: 500, unit: 'yuan', sentences: [sentence] }],
    });
    const lines = [
      of('a', '2026-01-01', '2026-01-01', 'Each car has 500 yuan.'),
      of('b', '2026-01-02', '2026-01-01', 'Each car has 500 yuan.'),
      of('c', '2026-01-01', '', 'Each car has 600 yuan.'),
    ];
    const report = await suite.run('policy', 'span.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(report).toMatchObject({ outcome: 'refused', counts: { refused: 2 } });
    expect(report.problems.map(({ row, field, code, sentence }) => [row, field, code, sentence.en])).toEqual([
      [
        2,
        'effectiveTo',
        'ends-before-it-begins',
        'It ends on 2026-01-01, before it begins on 2026-01-02; correct one of them.',
      ],
      [3, 'figures', 'sentence-not-in-text', expect.stringContaining('"Each car has 600 yuan."')],
    ]);
    expect(await suite.policies()).toBe(0);
  });

  test.each([
    ['empty.csv', '', /file is empty/],
    ['other.csv', 'a,b\n1,2\n', /no columns for key, title, body, level, kind, issuer/],
    ['list.pdf', 'x', /are not supported/],
    ['demonstration.csv', 'key,title,body,level,kind,issuer\n1,a,b,national,tax,c\n', /source name “demonstration”/],
  ])('%s is refused as a whole with a sentence', async (name, content, sentence) => {
    await expect(suite.run('policy', name, content)).rejects.toThrow(sentence);
    expect(await suite.policies()).toBe(0);
  });
});
