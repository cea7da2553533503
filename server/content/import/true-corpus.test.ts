import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { asCsv } from '../../kernel/words/csv-line.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { testNow } from '../content-test-kit.ts';
import { importContent } from './import-content.ts';
import { useImports } from './import-test-kit.ts';

/** The corpus as a later delivery may bring it: two titles are others, one law has another end, one is gone, one is new. */
function later(text: string): { text: string; named: Record<string, [what: string, words: string]> } {
  const [head = [], ...laws] = parse(text, { bom: true }) as string[][];
  const [title, expired] = ['Title', 'Expired Date'].map((name) => head.indexOf(name));
  if (title === undefined || expired === undefined) throw new Error('The corpus has other columns.');
  const [first, second, third, gone, ...rest] = laws.filter((law) => law[expired] === '');
  if (!first || !second || !third || !gone) throw new Error('The corpus has fewer laws.');
  const over = laws.filter((law) => law[expired] !== '');
  const change = (law: string[], at: number, cell: string) =>
    law.map((value, column) => (column === at ? cell : value));
  const added = change(change(first, 0, '999999'), title, 'A law of a test');
  const delivered = [
    change(first, title, 'Another title of a test'),
    change(second, title, 'A second one'),
    change(third, expired, '2031-12-31 00:00:00 UTC'),
    ...rest,
    ...over,
    added,
  ];
  return {
    text: `${[head, ...delivered].map(asCsv).join('\n')}\n`,
    named: {
      [first[0] ?? '']: ['updated', 'Changed: title'],
      [second[0] ?? '']: ['updated', 'Changed: title'],
      [third[0] ?? '']: ['updated', 'Changed: '],
      [gone[0] ?? '']: ['withdrawn', 'No longer provided by the source'],
      '999999': ['inserted', ''],
    },
  };
}

/** The true corpus, where it lies beside the portal; it belongs to no repository. */
const corpus = process.env.PORTAL_POLICY_CORPUS ?? join('..', 'shared', 'data', 'us_afdc_laws_incentives_2024.csv');

describeOnBothStores('import of the true policies', (place) => {
  const suite = useImports(place);

  (existsSync(corpus) ? test : test.skip)(
    'the true corpus loads as a whole, again without a change, and changed with every change named',
    async () => {
      const options = {
        db: suite.db,
        kind: 'policy' as const,
        file: corpus,
        reportsFolder: suite.folder,
        now: testNow,
      };
      const { report } = await importContent(options);
      expect(report.counts).toEqual({ inserted: 1236, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 });
      const rows = await suite.db
        .selectFrom('policy_text')
        .select(['body', 'figures'])
        .where('language', '=', 'en')
        .execute();
      expect(rows.filter(({ body }) => /<\/?[a-z]+>|\]\(http|\\\$/.test(body))).toEqual([]);
      expect(rows.filter(({ figures }) => figures !== '[]').length).toBeGreaterThan(300);
      expect((await importContent(options)).report.counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 1236 });

      // And as a later delivery of the source: what has changed is named, each of it and nothing else.
      const { text, named } = later(await readFile(corpus, 'utf8'));
      const file = join(suite.folder, 'us_afdc_laws_incentives_2025.csv');
      await writeFile(file, text);
      const { report: second, folder } = await importContent({ ...options, file, now: testNow + 1000 });
      const counts = { inserted: 1, updated: 3, unchanged: 1232, withdrawn: 1, refused: 0 };
      expect(second).toMatchObject({ outcome: 'written', counts });
      const [, ...listed] = parse(await readFile(join(folder, 'changes.csv')), { bom: true }) as string[][];
      expect(listed).toHaveLength(Object.keys(named).length);
      for (const [key = '', what, , , sentence = ''] of listed) {
        expect([key, what]).toEqual([key, named[key]?.[0]]);
        expect(sentence.startsWith(named[key]?.[1] ?? '?')).toBe(true);
      }
    },
  );
});

if (!existsSync(corpus)) console.warn(`The test with the true policy corpus is skipped: ${corpus} is not there.`);
