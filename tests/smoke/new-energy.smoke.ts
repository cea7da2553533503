import { describe, expect, test } from '@jest/globals';
import newEnergy from '../../areas/new-energy/manifest.json' with { type: 'json' };
import { lastMonth } from '../../server/demo/lineup/months.ts';
import { faults } from './support/page/faults.ts';
import { readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const { pages } = newEnergy.menu;

/** The first month of the small demonstration. */
const firstListed = '2024-10';

const fuels = ['PHEV', 'EREV', 'BEV', 'FCEV'];

const heading = (visitor: Visitor) => visitor.page.$eval('h1', ({ textContent }) => textContent);

/** The part of new energy in what was sold in the latest month, added up by fuel type, in percent. */
async function penetrationByHand(): Promise<number> {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const { body } = await server.call(
    'marketQuery',
    {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: lastMonth,
      to: lastMonth,
      by: ['fuelType'],
      indicators: ['volume'],
    },
    { token },
  );
  const rows = body.data?.rows ?? [];
  const sold = (wanted: (fuel: string) => boolean) =>
    rows.reduce((sum, { keys, values }) => sum + (wanted(keys.fuelType ?? '') ? (values.volume ?? 0) : 0), 0);
  return (100 * sold((fuel) => fuels.includes(fuel))) / sold(() => true);
}

/** Comes to a page by the menu, and waits until it is whole. */
async function go(visitor: Visitor, path: string, name: string): Promise<void> {
  await visitor.click('menu-item', { path });
  await visitor.arriveAt(path);
  await visitor.read('area', /\d{4}\/\d{2}/, { state: 'mounted' });
  await visitor.quiet(150);
  expect(await heading(visitor)).toBe(name);
  expect(await visitor.has('new-energy-failed')).toBe(false);
}

describe('new energy', () => {
  test(
    'the rail leads to it, the menu to each page, and penetration is what fuel types add up to',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        await visitor.click('rail-app', { 'app-id': '1010' });
        await visitor.arriveAt('/new-energy/penetration');
        await visitor.read('key-figure', /\d%/);
        const percent = /([\d.]+)%/.exec(await visitor.words('key-figure'))?.[1];
        expect(percent).toBe((await penetrationByHand()).toFixed(1));
        for (const { path, names } of pages) await go(visitor, path, names.en);
      },
      { as: 'demo' },
    ),
  );

  test(
    'fuel types have all of the market between them, month by month, in Chinese too',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/new-energy/fuels');
        const { rows } = await readTable(visitor);
        expect(rows.length).toBeGreaterThan(12);
        for (const [, ...shares] of rows) {
          const parts = shares.slice(0, -1).reduce((sum, share) => sum + (Number.parseFloat(share) || 0), 0);
          expect(Math.abs(parts - 100)).toBeLessThan(0.5);
        }
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );

  test(
    'by keyboard alone a ranking is narrowed to a province; charging holds no source and nothing is hard to use',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/new-energy/ranking?by=province');
        await visitor.see('pivot');
        await visitor.page.focus('[data-testid="lead"]');
        await visitor.page.keyboard.press('Enter');
        await visitor.see('ways');
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(/[?&]province=/);
        await visitor.read('pivot', /\d/);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
        await visitor.open('/new-energy/charging');
        await visitor.see('pivot');
        expect(await visitor.has('filter', { dimension: 'dataSource' })).toBe(false);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'a car stands where its range and its price put it, each asked of its own data; without the product Price that is said',
    smoke.visit(
      async (visitor) => {
        const { server } = smoke.portal;
        const token = await server.signIn();
        const valuesOf = async (dataset: string, indicators: string[]) => {
          const question = {
            dataset,
            dataSources: [],
            dateType: 'monthly',
            from: lastMonth,
            to: lastMonth,
            by: ['model'],
            indicators,
            filters: { fuelType: ['PHEV'] },
          };
          const { body } = await server.call('marketQuery', question as never, { token, language: 'en' });
          return new Map(body.data?.rows.map(({ names, values }) => [names.model, values]));
        };
        const [cars, prices] = [await valuesOf('energy', ['range']), await valuesOf('price', ['msrp'])];
        await visitor.open('/new-energy/range-price?fuel=PHEV&by=model&least=1000');
        await visitor.see('chart');
        const { head, rows } = await readTable(visitor);
        const [range, msrp] = [/^Electric range/, /^MSRP/].map((name) =>
          head.findIndex((candidate) => name.test(candidate)),
        );
        expect(rows.length).toBeGreaterThan(5);
        for (const row of rows.slice(0, 5)) {
          const figures = [row[range ?? 0], row[msrp ?? 0]].map((text) => Number(text?.replaceAll(',', '')));
          const own = [cars.get(row[0])?.range ?? 0, prices.get(row[0])?.msrp ?? 0];
          expect([row[0], ...figures]).toEqual([row[0], ...own.map(Math.round)]);
        }
        expect(await faults(visitor)).toEqual([]);
        const { db } = server.stores.state;
        await db.deleteFrom('account_product').where('product_id', '=', '1001').execute();
        await visitor.open('/new-energy/range-price');
        await visitor.read('area', /needs prices as well/);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'the newest batch has the entries that its month counts, its rows lead on, and who is not yet sold has no retail',
    smoke.visit(
      async (visitor) => {
        const { server } = smoke.portal;
        const token = await server.signIn();
        const ask = async (question: object) => {
          const usual = { dataSources: [], dateType: 'monthly', from: firstListed, to: lastMonth };
          return (await server.call('marketQuery', { ...usual, ...question } as never, { token, language: 'en' })).body
            .data;
        };
        await visitor.open('/new-energy/catalogue');
        await visitor.read('key-figure', /\d entries/);
        await visitor.quiet();
        const { head, rows } = await readTable(visitor);
        const entries = /(\d+) ?entries/.exec(await visitor.words('key-figure'))?.[1];
        expect(rows).toHaveLength(Number(entries));
        const range = head.findIndex((name) => /^Listed range/.test(name));
        const codes = await ask({
          dataset: 'catalogue',
          by: ['productCode'],
          indicators: ['listedRange'],
          from: lastMonth,
        });
        const ranges = new Map(codes?.rows.map(({ names, values }) => [names.productCode, values.listedRange]));
        for (const row of rows) {
          const own = ranges.get(row[0]);
          expect(row[range]).toBe(own === null ? '-' : own?.toLocaleString('en-US'));
        }
        const unsold = await readTable(visitor, 1);
        const sold = await ask({ dataset: 'energy', by: ['subModel'], indicators: ['retailVolume'] });
        const names = new Set(sold?.rows.map((row) => row.names.subModel));
        expect(unsold.rows.length).toBeGreaterThan(0);
        expect(unsold.rows.filter(([car]) => names.has(car))).toEqual([]);
        expect(await faults(visitor)).toEqual([]);
        await visitor.page.focus('[data-testid="pivot"] [data-testid="lead"]');
        await visitor.page.keyboard.press('Enter');
        await visitor.see('ways');
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(/[?&](brand|subModel|fuelType)=/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'who has New energy without Sales is told so where sales are shown, and sees the rest',
    smoke.visit(
      async (visitor) => {
        const { db } = smoke.portal.server.stores.state;
        await db.deleteFrom('account_product').where('product_id', '=', '1000').execute();
        await visitor.open('/new-energy/penetration');
        expect(await visitor.words('area-refused')).toContain('needs the product Sales');
        await go(visitor, '/new-energy/technology', 'Range and battery');
        await visitor.read('key-figure', /\d km/);
        // A least volume is of cars, and leaves brands in the ranking.
        expect((await readTable(visitor)).rows.length).toBeGreaterThan(3);
      },
      { as: 'demo' },
    ),
  );
});
