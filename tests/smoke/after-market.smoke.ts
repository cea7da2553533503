import { describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

const number = (text = '') => Number(text.replaceAll(',', ''));

type Query = CallPayload<'marketQuery'>;

/** The rows of a question about cars in use at the end of 2025, as a program asks it. */
async function rowsOf(by: Query['by'], indicators: Query['indicators']) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const payload = {
    dataset: 'parc',
    dataSources: [],
    dateType: 'annual',
    from: '2025-01',
    to: '2025-12',
    limit: 5000,
    by,
    indicators,
  } as Query;
  const { body } = await server.call('marketQuery', payload, { token, language: 'en' });
  return body.data?.rows.filter(({ kind }) => kind === 'row') ?? [];
}

describe('after-market', () => {
  test(
    'S1.005 cars in use are registrations by age times survival, add up by brand and place, are narrowed and taken away',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/after-market/survival');
        await visitor.read('curve-sources', /assumed for the demonstration/);
        const ages = await readTable(visitor);
        for (const [, registered, left, survival] of ages.rows) {
          expect(number(left) / number(registered)).toBeCloseTo(Number.parseFloat(survival ?? '') / 100, 2);
        }
        const whole = ages.rows.reduce((sum, row) => sum + number(row[2]), 0);
        for (const by of ['brand', 'province', 'fuelType', 'ageClass'] as const) {
          const parts = await rowsOf([by], ['carsInUse']);
          expect(parts.reduce((sum, { values }) => sum + (values.carsInUse ?? 0), 0)).toBe(whole);
        }
        expect(await faults(visitor)).toEqual([]);

        await visitor.open('/after-market/ranking?by=fuelType&fuelType=BEV');
        const narrowed = await readTable(visitor);
        expect(narrowed.rows[0]?.join(' ')).toContain('BEV');
        const download = await takeDownloads(visitor);
        await visitor.click('share');
        await visitor.click('export-csv');
        const file = readCsv((await download()).bytes.toString('utf8'));
        expect(file.rows.flat().join(' ')).toContain('BEV');
        expect(await faults(visitor)).toEqual([]);

        await visitor.open('/after-market/used-prices?age=5');
        const used = await readTable(visitor);
        expect(used.rows.length).toBeGreaterThan(0);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.005 on a phone in Chinese residual values stand by age',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/after-market/residuals');
        await visitor.read('pivot', /%/);
        expect((await readTable(visitor)).head.join(' ')).toMatch(/1年.*3年/);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
