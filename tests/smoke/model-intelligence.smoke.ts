import { describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { faults } from './support/page/faults.ts';
import { readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

type Query = CallPayload<'marketQuery'>;

/** The rows of a question about software updates in all months, as a program asks it. */
async function rowsOf(query: Partial<Query>) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const catalogue = await server.call('marketCatalogue', { dataset: 'software' }, { token, language: 'en' });
  const { first = '', last = '' } = catalogue.body.data ?? {};
  const payload = {
    dataset: 'software',
    dataSources: [],
    dateType: 'monthly',
    from: first,
    to: last,
    limit: 5000,
    ...query,
  };
  const { body } = await server.call('marketQuery', payload as Query, { token, language: 'en' });
  return body.data?.rows.filter(({ kind }) => kind === 'row') ?? [];
}

describe('model intelligence', () => {
  test(
    'S1.029 a version is opened from the timeline with all that it brings, and models stand feature by feature',
    smoke.visit(
      async (visitor) => {
        const by = ['softwareVersion', 'model'] as Query['by'];
        const versions = await rowsOf({ by, indicators: ['softwareNotes'] });
        const [most] = [...versions].sort(
          (one, other) => (other.values.softwareNotes ?? 0) - (one.values.softwareNotes ?? 0),
        );
        const version = most?.keys.softwareVersion ?? '';
        await visitor.open(`/model-intelligence/timeline?softwareVersion=${encodeURIComponent(version)}`);
        await visitor.read('pivot', /New|Improved|Fixed/);
        const { rows } = await readTable(visitor);
        // Another way: its items, each asked alone.
        const items = await rowsOf({
          by: ['softwareNote'],
          indicators: ['softwareNotes'],
          filters: { softwareVersion: [version] },
        });
        expect(rows).toHaveLength(items.length);
        expect(rows.map((row) => row[2]).sort()).toEqual(items.map(({ names }) => names.softwareNote).sort());
        expect(await faults(visitor)).toEqual([]);

        await visitor.open('/model-intelligence/features');
        await visitor.read('area', /● Standard/);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'S1.029 on a phone in Chinese scores stand beside how each is made and by whom',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/model-intelligence/scores');
        // The tables come one by one, in no order.
        await visitor.quiet();
        const { length } = await visitor.page.$$('[data-testid="pivot"]');
        const tables = await Promise.all(Array.from({ length }, (_, at) => readTable(visitor, at)));
        const made = tables.filter(({ head }) => /评测方.*评测方法.*评测得分/.test(head.join(' ')));
        expect(made.map(({ rows }) => rows.length > 0)).toEqual([true]);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
