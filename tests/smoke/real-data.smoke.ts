import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { importSales } from '../../server/importer/index.ts';
import { publishRelease } from '../../server/market/store/index.ts';
import { readTable } from './support/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const file = path('../../../shared/data/cn_bev_by_model_long_2018_2026.csv');
const mappingFile = path('../../examples/open-ev-charts-mapping.json');
const isThere = existsSync(file);
if (!isThere) console.log('The public file of electric cars is not beside this project: its suite is skipped.');

(isThere ? describe : describe.skip)('a real public file in the portal', () => {
  const smoke = smokeSuite({
    prepare: async (dataFolder) => {
      const marketFolder = join(dataFolder, 'market');
      const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
      let onto: string | null = null;
      // All but the last two months at once, then a delivery for each of these.
      for (const months of [/,20(?!26-0[56])\d\d-\d\d,/, /,2026-05,/, /,2026-06,/]) {
        const part = join(dataFolder, 'part.csv');
        await writeFile(part, [head, ...lines.filter((line) => months.test(line))].join('\n'));
        const delivery = { marketFolder, file: part, mapping: mappingFile, kind: 'add' as const, onto };
        const { report } = await importSales(delivery);
        if (!report.release) throw new Error('The file was refused');
        await publishRelease(marketFolder, report.release);
        onto = report.release;
      }
    },
  });

  test(
    'the sales area shows battery-electric 754,547 of 2,601,887 cars, 29.0 %, for 2024-12',
    smoke.visit(
      async (visitor) => {
        const months = 'source=DATASOURCE_CLH_SALES&from=2024-12&to=2024-12';
        await visitor.open(`/sales/structure?by=fuelType&indicator=volume&${months}`);
        await visitor.read('pivot', /754,547/);
        expect((await readTable(visitor)).rows.flat()).toEqual(expect.arrayContaining(['754,547', '2,601,887']));
        await visitor.open(`/sales/structure?by=fuelType&indicator=share&${months}`);
        await visitor.read('pivot', /29\.0/);
        await visitor.open(
          '/sales/structure?by=fuelType&indicator=volume&source=DATASOURCE_CLH_SALES&from=2026-06&to=2026-06',
        );
        await visitor.read('pivot', /685,000/);
        await visitor.open(`/sales/overview?${months}`);
        await visitor.read('area', /2,601,887/);
        expect(await visitor.has('demonstration')).toBe(false);
      },
      { as: 'demo' },
    ),
  );

  test(
    'dashboard and sales begin with the source that the release has',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        await visitor.read('pv-index', /1\.59m/);
        await visitor.open('/sales/structure?by=fuelType&indicator=volume&from=2024-12&to=2024-12');
        await visitor.read('pivot', /754,547/);
      },
      { as: 'demo' },
    ),
  );
});
