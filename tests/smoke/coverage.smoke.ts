import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { importDataset } from '../../server/importer/index.ts';
import { datasets } from '../../server/market/index.ts';
import { publishRelease } from '../../server/market/releases/publish-release.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const months = ['2024-01', '2024-02', '2024-03', '2024-05', '2024-06', '2024-07', '2024-08', '2024-09'];

/** Battery-electric cars of two cities; April was not delivered, nor who builds them. */
const rows = months.flatMap((month, at) => [
  `${month},Alpha,One,BEV,北京,${100 + at},wholesale`,
  `${month},Alpha,Two,BEV,上海,${200 + at},wholesale`,
  `${month},Beta,Three,PHEV,上海,${50 + at},wholesale`,
]);

/** Another source, which gives January and February together, and corrects them. */
const together = ['2023-11', '2023-12', '2024-01~02', '2024-03'].map((month, at) => {
  return `${month},Alpha,One,BEV,北京,${40 + at},retail`;
});
const corrected = '2024年1-2月,Alpha,One,BEV,北京,77,retail';
const head = 'month,brand,model,fuelType,city,volume,dataSource';

describe('a file of new-energy cars alone, of two cities, with a month left out', () => {
  const smoke = smokeSuite({
    prepare: async (dataFolder) => {
      const marketFolder = join(dataFolder, 'market');
      const file = join(dataFolder, 'cities.csv');
      let onto: string | null = null;
      for (const part of [[...rows, ...together], [corrected]]) {
        await writeFile(file, [head, ...part, ''].join('\n'));
        const { report } = await importDataset(datasets.sales, {
          marketFolder,
          file,
          kind: onto === null ? 'whole' : 'correct',
          onto,
        });
        if (!report.release) throw new Error('The file was refused');
        onto = report.release;
      }
      await publishRelease(marketFolder, onto ?? '');
    },
  });

  test(
    'says what it is about, and takes no month that was not delivered for one without cars',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview');
        await visitor.read('area', /PHEV, BEV only/);
        await visitor.read('area', /Beijing, Shanghai only/);
        await visitor.read('area', /YTD sales\s+not covered/);
        const area = await visitor.words('area');
        expect(area).toMatch(/NEV penetration\s+not covered/);
        expect(area).not.toMatch(/100\.0|-100/);
        expect(await visitor.words('filter', { dimension: 'region' })).toMatch(/Beijing, Shanghai/);
        // Who builds them nobody said.
        await visitor.read('not-covered', /Manufacturer/);

        await visitor.open('/sales/structure?by=fuelType&indicator=volume');
        await visitor.read('pivot', /not covered/);
        const { rows: tableRows } = await readTable(visitor);
        expect(tableRows.find(([period]) => period === '2024/04')).toEqual([
          '2024/04',
          'not covered',
          'not covered',
          'not covered',
        ]);
        expect(tableRows.find(([period]) => period === '2024/05')?.at(-1)).toBe(String(103 + 203 + 53));

        await visitor.open('/sales/structure?by=fuelType&indicator=volume&dateType=quarterly');
        await visitor.read('pivot', /2024 Q2 \(May–Jun\)/);
      },
      { as: 'demo' },
    ),
  );

  test(
    'months that a source gives together are one figure of the chart, of the table and of what changed',
    smoke.visit(
      async (visitor) => {
        const retail = 'source=DATASOURCE_ZD_LINGSHOU&from=2023-11&to=2024-03';
        await visitor.open(`/sales/trend?by=model&${retail}`);
        await visitor.read('chart', /2024\/01–02/);
        await visitor.read('pivot', /2024\/01–02/);
        const { rows: tableRows } = await readTable(visitor);
        expect(tableRows).toEqual([
          ['2024/03', '43'],
          ['2024/01–02', '77 (revised, formerly 42)'],
          ['2024/01', 'not covered'],
          ['2023/12', '41'],
          ['2023/11', '40'],
        ]);

        await visitor.open('/sales/changes');
        await visitor.see('changes');
        await visitor.read('area', /Alpha One\s+.*2024\/01–02/);
        const { rows: changed } = await readTable(visitor, 1);
        expect(changed.map((row) => row.slice(0, 5))).toEqual([
          ['2024/01–02', 'Terminal retail volume', 'Revised', '42', '77'],
        ]);
        // No dataset but the sales has figures here, so there is none to choose.
        expect(await visitor.page.$('select[name="data"]')).toBeNull();
        await clickIn(visitor.page, '[data-testid="change-kinds"] label:nth-child(2)');
        await visitor.read('area', /No change of this kind/);
      },
      { as: 'demo' },
    ),
  );
});
