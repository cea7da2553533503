import { describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

const number = (text = '') => Number(text.replace(/[^\d.-]/g, ''));

type Query = CallPayload<'marketQuery'>;

/** The rows of a question about the newest month, as a program asks it. */
async function rowsOf(query: Partial<Query>) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const catalogue = await server.call('marketCatalogue', { dataset: 'comparison' }, { token, language: 'en' });
  const last = catalogue.body.data?.last ?? '';
  const payload = {
    dataset: 'comparison',
    dataSources: [],
    dateType: 'monthly',
    from: last,
    to: last,
    limit: 5000,
    ...query,
  };
  const { body } = await server.call('marketQuery', payload as Query, { token, language: 'en' });
  return body.data?.rows.filter(({ kind }) => kind === 'row') ?? [];
}

describe('internet big data', () => {
  test(
    'S1.005 what people compare with a brand flows both ways, as counted, and is taken away; too few months are said',
    smoke.visit(
      async (visitor) => {
        const by = ['brand', 'rivalBrand'] as Query['by'];
        const pairs = await rowsOf({ by, indicators: ['comparisons', 'turned'] });
        const [first] = pairs;
        const of = first?.keys.brand ?? '';
        await visitor.open(`/internet/rivals?of=${of}`);
        await visitor.read('pivot', /\d/);
        const { rows } = await readTable(visitor);
        // Another way: what goes out of the brand, and what comes to it, each asked alone.
        const out = await rowsOf({ by: ['rivalBrand'], indicators: ['comparisons'], filters: { brand: [of] } });
        const back = await rowsOf({ by: ['brand'], indicators: ['turned'], filters: { rivalBrand: [of] } });
        const figuresOf = new Map(rows.map(([name = '', ...figures]) => [name, figures.map(number)]));
        for (const { keys, names, values } of out) {
          if (keys.rivalBrand === of) continue;
          expect([names.rivalBrand, figuresOf.get(names.rivalBrand ?? '')?.[0]]).toEqual([
            names.rivalBrand,
            values.comparisons,
          ]);
        }
        for (const { keys, names, values } of back) {
          if (keys.brand !== of) expect(figuresOf.get(names.brand ?? '')?.[3]).toBe(values.turned);
        }
        const [whole] = await rowsOf({ by: ['brand'], indicators: ['comparisons'], filters: { brand: [of] } });
        const parts = out.reduce((sum, { values }) => sum + (values.comparisons ?? 0), 0);
        expect(parts).toBe(whole?.values.comparisons);
        expect(await visitor.page.$$eval('[data-drawn] path[data-at]', (links) => links.length)).toBeGreaterThan(1);
        const download = await takeDownloads(visitor);
        await visitor.click('share');
        await visitor.click('export-csv');
        const file = readCsv((await download()).bytes.toString('utf8'));
        expect(file.rows.length).toBeGreaterThan(1);
        expect(await faults(visitor)).toEqual([]);

        // The small market has a year of growth: enough for the same month, and for no lead.
        await visitor.open('/internet/beside-sales');
        await visitor.see('too-few');
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.005 on a phone in Chinese the flows of a brand stand with how they are counted',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/internet/rivals');
        await visitor.read('pivot', /\d/);
        expect((await readTable(visitor)).head.join(' ')).toMatch(/对比.*转向.*净/);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
