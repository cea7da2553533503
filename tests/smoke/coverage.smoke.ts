import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { importSales } from '../../server/importer/index.ts';
import { publishRelease } from '../../server/market/store/index.ts';
import { readTable } from './support/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const months = ['2024-01', '2024-02', '2024-03', '2024-05', '2024-06', '2024-07', '2024-08', '2024-09'];

/** Battery-electric cars of two cities; April was not delivered, nor who builds them. */
const rows = months.flatMap((month, at) => [
  `${month},Alpha,One,BEV,北京,${100 + at}`,
  `${month},Alpha,Two,BEV,上海,${200 + at}`,
  `${month},Beta,Three,PHEV,上海,${50 + at}`,
]);

describe('a file of new-energy cars alone, of two cities, with a month left out', () => {
  const smoke = smokeSuite({
    prepare: async (dataFolder) => {
      const marketFolder = join(dataFolder, 'market');
      const [file, mapping] = [join(dataFolder, 'cities.csv'), join(dataFolder, 'mapping.json')];
      await writeFile(file, ['month,brand,model,fuelType,city,volume', ...rows, ''].join('\n'));
      await writeFile(mapping, JSON.stringify({ constants: { dataSource: 'DATASOURCE_CLH_PIFA' } }));
      const { report } = await importSales({ marketFolder, file, mapping });
      if (!report.release) throw new Error('The file was refused');
      await publishRelease(marketFolder, report.release);
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
        const { rows: shown } = await readTable(visitor);
        expect(shown.find(([period]) => period === '2024/04')).toEqual([
          '2024/04',
          'not covered',
          'not covered',
          'not covered',
        ]);
        expect(shown.find(([period]) => period === '2024/05')?.at(-1)).toBe(String(103 + 203 + 53));

        await visitor.open('/sales/structure?by=fuelType&indicator=volume&dateType=quarterly');
        await visitor.read('pivot', /2024 Q2 \(May–Jun\)/);
      },
      { as: 'demo' },
    ),
  );
});
