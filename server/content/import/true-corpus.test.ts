import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { testNow } from '../content-test-kit.ts';
import { importContent } from './import-content.ts';
import { useImports } from './import-test-kit.ts';

/** The true corpus, where it lies beside the portal; it belongs to no repository. */
const corpus = process.env.PORTAL_POLICY_CORPUS ?? join('..', 'shared', 'data', 'us_afdc_laws_incentives_2024.csv');

describeOnBothStores('import of the true policies', (place) => {
  const suite = useImports(place);

  (existsSync(corpus) ? test : test.skip)(
    'the true corpus loads as a whole, and again without a change',
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
    },
    60_000,
  );
});

if (!existsSync(corpus)) console.warn(`The test with the true policy corpus is skipped: ${corpus} is not there.`);
