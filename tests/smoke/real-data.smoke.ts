import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { CallData } from '@portal/contract';
import { hashPassword } from '../../server/accounts/passwords/passwords.ts';
import { createAccount } from '../../server/accounts/people/account-store.ts';
import { importDataset } from '../../server/importer/index.ts';
import { datasets } from '../../server/market/index.ts';
import { publishRelease } from '../../server/market/releases/publish-release.ts';
import { grantProducts } from '../../server/products/grants.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { readCsv, readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const publicFile = (name: string) => path(`../../../shared/data/${name}`);
const mappingOf = (name: string) => path(`../../examples/${name}-mapping.json`);
const file = publicFile('cn_bev_by_model_long_2018_2026.csv');
const specs = publicFile('ev_specs_by_variant_2022.json');
const explorer = publicFile('iea_global_ev_data_2024.csv');
const missing = [file, specs, explorer].filter((each) => !existsSync(each)).map((each) => basename(each));
const isThere = missing.length === 0;
if (!isThere) console.log(`Not beside this project: ${missing.join(', ')}; the suite of public files is skipped.`);

/** What such a file has that this market does not know, or does not say. */
const accept = { 'unknown-member': Number.POSITIVE_INFINITY, missing: Number.POSITIVE_INFINITY };

(isThere ? describe : describe.skip)('real public files in the portal', () => {
  let accepted = 0;
  const smoke = smokeSuite({
    prepare: async (dataFolder) => {
      const marketFolder = join(dataFolder, 'market');
      const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
      let onto: string | null = null;
      // All but the last two months at once, then a delivery for each of these.
      for (const months of [/,20(?!26-0[56])\d\d-\d\d,/, /,2026-05,/, /,2026-06,/]) {
        const part = join(dataFolder, 'part.csv');
        await writeFile(part, [head, ...lines.filter((line) => months.test(line))].join('\n'));
        const mapping = mappingOf('open-ev-charts');
        const delivery = { marketFolder, file: part, mapping, kind: 'add' as const, onto };
        const { report } = await importDataset(datasets.sales, delivery);
        if (!report.release) throw new Error('The file was refused');
        await publishRelease(marketFolder, report.release);
        onto = report.release;
      }
      for (const [dataset, from, mapping] of [
        [datasets.configuration, specs, mappingOf('ev-specs')],
        [datasets.charging, explorer, mappingOf('ev-explorer')],
      ] as const) {
        const { report } = await importDataset(dataset, { marketFolder, file: from, mapping, kind: 'add', accept });
        if (!report.release) throw new Error(`The file of ${dataset.key} was refused`);
        await publishRelease(marketFolder, report.release);
        if (dataset === datasets.configuration) accepted = report.counts.accepted;
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
    'a forecast of years stands beside what was counted, holds it with the months to come, and is in no total and in the file',
    smoke.visit(
      async (visitor) => {
        const dataSources = ['DATASOURCE_CLH_SALES'];
        const { server } = smoke.portal;
        const question = { dataset: 'sales', dataSources, indicator: 'volume', by: 'fuelType' } as const;
        const { body } = await server.call('marketForecast', question, { token: await server.signIn() });
        const { months, rows } = body.data as CallData<'marketForecast'>;
        expect([months[0], months.at(-1)]).toEqual(['2026-07', '2027-06']);
        const lines = (await readFile(file, 'utf8')).trim().split('\n');
        const counted = lines
          .map((line) => line.split(','))
          .filter(([, month, kind]) => month?.startsWith('2026-') && kind === 'ElectricCarsByModel')
          .reduce((total, cells) => total + Number(cells[5]), 0);
        const forecast = (rows.find(({ key }) => key === 'BEV')?.values ?? [])
          .slice(0, 6)
          .reduce((total, value) => total + value, 0);
        const view = 'source=DATASOURCE_CLH_SALES&dateType=annual&from=2023-01&to=2026-06';
        await visitor.open(`/sales/trend?by=fuelType&${view}`);
        await visitor.read('pivot', /2026 \(Jan–Jun\)/);
        const before = await readTable(visitor);
        await visitor.open(`/sales/trend?by=fuelType&${view}&ahead=year`);
        await visitor.read('pivot', /partly forecast/);
        const { head, rows: tableRows } = await readTable(visitor);
        const at = head.findIndex((name) => /^BEV(?!.*forecast)/.test(name));
        const columns = before.head.map((name) => head.indexOf(name));
        const own = tableRows.filter(([name]) => /forecast/.test(name ?? ''));
        expect(own.map((row) => [row[0], row[at]])).toEqual([
          ['2026 (partly forecast)', (counted + forecast).toLocaleString('en-US')],
        ]);
        // What was counted stands as it stood, the running year by its six months.
        expect(
          tableRows.filter((row) => !own.includes(row)).map((row) => columns.map((column) => row[column])),
        ).toEqual(before.rows);
        expect(tableRows.find(([name]) => name === '2026 (Jan–Jun)')?.[at]).toBe(counted.toLocaleString('en-US'));
        await visitor.read('area', /sums of months/);
        await visitor.read('area', /Forecast \(dashed\), wider than 80%/);
        const nextFile = await takeDownloads(visitor);
        await visitor.takeAway('export-csv');
        const taken = readCsv((await nextFile()).bytes.toString());
        expect(taken.rows.filter(([name]) => /forecast/.test(name ?? '')).map((row) => Number(row[at]))).toEqual([
          counted + forecast,
        ]);
        await visitor.open('/sales/trend?by=fuelType&source=DATASOURCE_CLH_SALES&dateType=quarterly&ahead=year');
        await visitor.read('pivot', /2027 Q2 \(forecast\)/);
        await visitor.read('pivot', /2026 Q3 \(forecast\)/);
        await visitor.open('/new-energy/penetration?source=DATASOURCE_CLH_SALES&ahead=year');
        await visitor.read('area', /Forecast \(dashed\), 80% band/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'S2.158 of years of sales alone, the life of a model and the insights of the month answer with figures',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/car-life-cycle');
        await visitor.read('life-curve', /Sales, last 12 months [\d,]+ units/);
        await visitor.open('/industry-insights');
        await visitor.read('insights', /\d% (?:above|below) expected/);
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'demo', language: 'en' },
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

  test('charging points and cars in use are those of the file, and equipment has what came of the specifications', async () => {
    const { server } = smoke.portal;
    const { db } = server.stores.state;
    const reader = { name: 'reader', password: 'Reader-of-2026' };
    const id = await createAccount(db, {
      user_name: reader.name,
      password_hash: await hashPassword(reader.password),
      real_name: 'Reader',
      active_from: '20200101',
      active_to: '20991231',
    });
    await grantProducts(db, id, ['1010', '1011'], { from: '20200101', to: '20991231' });
    const token = await server.signIn(reader.name, reader.password);
    const ask = async (question: object) => {
      const { body } = await server.call('marketQuery', { dataSources: [], by: ['period'], ...question }, { token });
      expect(body.status).toMatchObject({ status: 0 });
      return (body.data as CallData<'marketQuery'>).rows.map(({ values }) => values);
    };
    const lines = (await readFile(explorer, 'utf8')).trim().split('\n');
    const rows = lines
      .map((line) => line.split(','))
      .filter(([region, kind]) => region === 'China' && kind === 'Historical');
    const sum = (year: number, what: string, mode: string, types: RegExp) =>
      rows
        .filter((row) => row[2] === what && row[3] === mode && row[5] === `${year}` && types.test(row[4] ?? ''))
        .reduce((total, row) => total + Number(row[7]), 0);
    const indicators = ['chargingPoints', 'dcPoints', 'nevsInUse', 'nevsPerPoint'];
    for (const year of [2014, 2019, 2023]) {
      const december = { from: `${year}-12`, to: `${year}-12`, dateType: 'monthly' };
      const chargingPoints = sum(year, 'EV charging points', 'EV', /fast|slow/);
      const dcPoints = sum(year, 'EV charging points', 'EV', /fast/);
      const nevsInUse = sum(year, 'EV stock', 'Cars', /./);
      expect(await ask({ dataset: 'charging', ...december, indicators })).toEqual([
        { chargingPoints, dcPoints, nevsInUse, nevsPerPoint: expect.closeTo(nevsInUse / chargingPoints, 6) },
      ]);
    }
    const years = { from: '2013-01', to: '2022-12', dateType: 'annual', indicators: ['equipmentTrims'] };
    const fitted = await ask({ dataset: 'configuration', ...years });
    expect(fitted.reduce((total, { equipmentTrims }) => total + Number(equipmentTrims), 0)).toBe(accepted);
    expect(accepted).toBeGreaterThan(0);
  });
});
