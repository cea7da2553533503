import { describe, expect, test } from '@jest/globals';
import type { MarketAnswer } from '@portal/contract';
import { pressFound } from './support/browser/in-sight.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable, showsSame } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

const source = 'DATASOURCE_CLH_PIFA';
const month = '2026-08';
const span = `from=${month}&to=${month}`;

/** A question to the sales of the portal, as a program asks it. */
async function ask(question: object): Promise<MarketAnswer> {
  const { server } = smoke.portal;
  const whole = { dataset: 'sales', dataSources: [source], dateType: 'monthly', from: month, to: month, ...question };
  const { body } = await server.call('marketQuery', whole as never, { token: await server.signIn() });
  expect(body.status.status).toBe(0);
  return body.data as MarketAnswer;
}

const mostSold = { by: 'volume', direction: 'descending' };

const number = (text: string | undefined) => Number((text ?? '').replace(/[^\d.-]/g, ''));
const volumesOf = ({ rows }: MarketAnswer, by: string) =>
  new Map(rows.map(({ keys, values }) => [keys[by] ?? '', values.volume ?? 0]));

describe('the sales area', () => {
  test(
    'S1.006 the menu leads to growth, regions, concentration, sources and one model, and nothing there is hard to use',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/ranking');
        for (const page of ['growth', 'shifts', 'region', 'concentration', 'sources', 'model']) {
          await visitor.click('menu-item', { path: `/sales/${page}` });
          await visitor.arriveAt(`/sales/${page}`);
          await visitor.read('pivot', /\d/);
          await visitor.see('chart');
          expect([page, ...(await faults(visitor))]).toEqual([page]);
        }
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'a ranking says who rose and fell since the month before, worked out from both months, and how much the largest have',
    smoke.visit(
      async (visitor) => {
        await visitor.open(`/sales/ranking?by=brand&${span}`);
        await visitor.read('ranking-moves', /top 20/);
        const { rows } = await readTable(visitor);
        const now = volumesOf(await ask({ by: ['brand'], indicators: ['volume'] }), 'brand');
        const earlier = await ask({ by: ['brand'], indicators: ['volume'], from: '2026-07', to: '2026-07' });
        const before = volumesOf(earlier, 'brand');
        const sum = (volumes: Map<string, number>) =>
          [...volumes.values()].reduce((total, volume) => total + volume, 0);
        for (const [, volume, former, , contribution] of rows.slice(0, 5)) {
          const [key = ''] = [...now].find(([, sells]) => sells === number(volume)) ?? [];
          expect(before.has(key)).toBe(true);
          const sold = before.get(key) ?? 0;
          expect(number(former)).toBe(1 + [...before.values()].filter((other) => other > sold).length);
          const points = (((now.get(key) ?? 0) - sold) / sum(before)) * 100;
          expect(Math.abs(number(contribution) - points)).toBeLessThan(0.0501);
        }
        const largest = [...now.values()].sort((first, other) => other - first).slice(0, 3);
        const cr3 = (100 * largest.reduce((total, value) => total + value, 0)) / sum(now);
        await visitor.read('ranking-head', new RegExp(`${cr3.toFixed(1).replace('.', '\\.')}%`));
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'a chosen unit is obeyed by table and file, stays on the way to another page, and goes with one press',
    smoke.visit(
      async (visitor) => {
        await visitor.open(`/sales/ranking?by=brand&${span}&figures=large-2`);
        await visitor.read('pivot', /thousand units/);
        const { rows } = await readTable(visitor);
        const [most] = (await ask({ by: ['brand'], indicators: ['volume'], sort: mostSold, limit: 1 })).rows;
        expect(rows[0]?.[1]).toBe(((most?.values.volume ?? 0) / 1000).toFixed(2));
        const nextFile = await takeDownloads(visitor);
        await visitor.takeAway('export-csv');
        const file = readCsv((await nextFile()).bytes.toString());
        expect(file.head[1]).toMatch(/\(thousand units\)$/);
        expect(Number(file.rows[0]?.[1])).toBe((most?.values.volume ?? 0) / 1000);
        await visitor.click('menu-item', { path: '/sales/trend' });
        await visitor.arriveAt(/\/sales\/trend\?.*figures=large-2/);
        await visitor.read('pivot', /thousand units/);
        await visitor.click('figures-written');
        await pressFound(await (await visitor.see('figures-unit')).$('input[value=auto]'));
        await visitor.arriveAt(/figures=auto-2/);
        await pressFound(await (await visitor.see('figures-decimals')).$('input[value=""]'));
        await visitor.arriveAt(/^\/sales\/trend\?(?!.*figures)/);
        await visitor.read('pivot', /\(units\)/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'the steps of a growth add up to that of the market, by two months asked apart, and a step leads on',
    smoke.visit(
      async (visitor) => {
        await visitor.open(`/sales/growth?by=brand&against=before&${span}`);
        await visitor.read('pivot', /MoM change in sales/);
        const { head, rows } = await readTable(visitor);
        const at = head.findIndex((name) => /MoM change in sales/.test(name));
        const [total] = rows.slice(-1);
        const now = await ask({ by: ['brand'], indicators: ['volume'], totals: true });
        const then = await ask({ by: ['brand'], indicators: ['volume'], totals: true, from: '2026-07', to: '2026-07' });
        expect(number(total?.[at])).toBe((now.total?.volume ?? 0) - (then.total?.volume ?? 0));
        const [most = [], ...rest] = rows.slice(0, -1);
        expect([most, ...rest].reduce((sum, row) => sum + number(row[at]), 0)).toBe(number(total?.[at]));
        const [brand] = now.rows.filter(({ values }) => values.volume === number(most[2]));
        const before = volumesOf(then, 'brand').get(brand?.keys.brand ?? '') ?? 0;
        expect(number(most[at])).toBe((brand?.values.volume ?? 0) - before);
        const bars = await visitor.page.$$('.highcharts-waterfall-series .highcharts-point');
        await bars[0]?.click();
        await visitor.read('ways', /MoM change in sales .*See it by/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'why a brand lost share in cities of tier 2 in a quarter: rivals and places each add up to it, by quarters asked apart',
    smoke.visit(
      async (visitor) => {
        const quarter = { from: '2026-04', to: '2026-06', filters: { tier: ['2'] } };
        const then = { ...quarter, from: '2025-04', to: '2025-06' };
        const all = { by: ['brand'], indicators: ['volume'], totals: true };
        const [now, before] = [await ask({ ...quarter, ...all }), await ask({ ...then, ...all })];
        const sharesOf = (answer: MarketAnswer) =>
          new Map(
            [...volumesOf(answer, 'brand')].map(([key, sold]) => [key, (100 * sold) / (answer.total?.volume ?? 0)]),
          );
        const [shares, former] = [sharesOf(now), sharesOf(before)];
        const brands = [...new Set([...shares.keys(), ...former.keys()])];
        const moves = brands.map((key) => ({ key, move: (shares.get(key) ?? 0) - (former.get(key) ?? 0) }));
        const [loser] = moves.sort((a, b) => a.move - b.move);
        const winner = moves.at(-1);
        const span = 'dateType=quarterly&from=2026-04&to=2026-06';
        await visitor.open(`/sales/shifts?${span}&tier=2&brand=${loser?.key}`);
        await visitor.read('share-finding', new RegExp(`lost ${Math.abs(loser?.move ?? 0).toFixed(2)} pp of share`));
        const gain = (winner?.move ?? 0).toFixed(2);
        await visitor.read('share-finding', new RegExp(`Largest gains: [^(]+\\(\\+${gain} pp\\)`));
        const { head, rows } = await readTable(visitor);
        const at = head.findIndex((name) => /Effect on the share/.test(name));
        expect(number(rows[0]?.[at])).toBeCloseTo(-(winner?.move ?? 0), 1);
        expect(number(rows.at(-1)?.[at])).toBe(Number((loser?.move ?? 0).toFixed(2)));
        const sum = (lines: string[][], column: number) =>
          lines.reduce((total, line) => total + number(line[column]), 0);
        // Each figure on the screen is rounded to a hundredth.
        expect(Math.abs(sum(rows.slice(0, -1), at) - (loser?.move ?? 0))).toBeLessThan(rows.length * 0.005);
        const places = (await readTable(visitor, 1)).rows;
        expect(Math.abs(sum(places, 5) - (loser?.move ?? 0))).toBeLessThan(places.length * 0.005);
        const bars = await visitor.page.$$('.highcharts-waterfall-series .highcharts-point');
        await bars[0]?.click();
        await visitor.read('ways', /Share change/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'S2.039 a province on the map leads to its cities, which add up to it, and a city to its sheet',
    smoke.visit(
      async (visitor) => {
        await visitor.open(`/sales/region?${span}`);
        await visitor.read('pivot', /\d/);
        await visitor.open(`/sales/region?${span}&province=44`);
        const cities = await ask({ by: ['city'], indicators: ['volume'], filters: { province: ['44'] } });
        const province = await ask({ by: ['province'], indicators: ['volume'], filters: { province: ['44'] } });
        const sum = cities.rows.reduce((total, { values }) => total + (values.volume ?? 0), 0);
        expect(sum).toBe(province.rows[0]?.values.volume);
        await visitor.read('area', new RegExp(sum.toLocaleString('en-US')));
        const [city] = cities.rows;
        await visitor.open(`/sales/region?${span}&city=${city?.keys.city}`);
        await visitor.read('area', /Top 10 models/);
        await visitor.read('key-figure', /\d/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'S3.037 two sources stand side by side with their gap, and a model with its rank in its segment and its prices',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/sources?against=DATASOURCE_ZD_LINGSHOU&ahead=year');
        await visitor.read('pivot', /Terminal retail volume/);
        await visitor.read('area', /Not forecast: Association wholesale volume \(.+; Terminal retail volume \(/);
        await visitor.read('area', /Drift of the ratio/);
        const bridge = (await readTable(visitor)).rows.map(([, units]) => number(units ?? ''));
        expect(bridge).toHaveLength(5);
        expect(bridge.slice(0, 4).reduce((sum, units) => sum + units, 0)).toBe(bridge[4]);
        const { rows } = await readTable(visitor, 1);
        const row = rows.find(([period]) => period === month.replace('-', '/')) ?? [];
        const [, first, second, difference, ratio] = row.map(number);
        expect(difference).toBe((first ?? 0) - (second ?? 0));
        expect(ratio).toBeCloseTo(((first ?? 0) / (second ?? 1)) * 100, 1);
        await visitor.open('/sales/model');
        await visitor.read('area', /MSRP and transaction price by trim/);
        await visitor.read('area', /Rank in segment · .+\d+ \/ \d+/);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'S3.041 a trend stands beside the year before with both first months in one, in files too, and says what it may not show',
    smoke.visit(
      async (visitor) => {
        const query = 'by=fuelType&fuelType=BEV&from=2026-01&to=2026-04';
        await visitor.open(`/sales/trend?${query}&former=yearBefore`);
        await visitor.read('pivot', /2026\/02/);
        await (await visitor.see('area')).$eval('input[name=spring]', (box) => (box as HTMLInputElement).click());
        await visitor.arriveAt(`/sales/trend?${query}&former=yearBefore&spring=together`);
        await visitor.read('pivot', /2026\/01–02/);
        const { head, rows } = await readTable(visitor);
        expect(head.map((name) => name.replace(/ \(.*/, ''))).toEqual([
          ...['Period', 'BEV', 'BEV · Sales a year before', 'BEV · YoY'],
        ]);
        const sold = async (from: string, to: string) =>
          (await ask({ from, to, by: [], indicators: ['volume'], filters: { fuelType: ['BEV'] } })).rows[0]?.values
            .volume;
        const [now = 0, before = 0] = [await sold('2026-01', '2026-02'), await sold('2025-01', '2025-02')] as number[];
        const pair = rows.find(([period]) => period === '2026/01–02') ?? [];
        expect(pair.slice(1, 3).map(number)).toEqual([now, before]);
        expect(Math.abs(number(pair[3]) - (now / before - 1) * 100)).toBeLessThan(0.0501);
        expect(await faults(visitor)).toEqual([]);
        const nextFile = await takeDownloads(visitor);
        await visitor.takeAway('export-csv');
        const file = readCsv((await nextFile()).bytes.toString());
        expect(file.head).toEqual(head);
        rows.forEach((row, at) => {
          expect(row.map((cell, place) => showsSame(cell, file.rows[at]?.[place] ?? ''))).not.toContain(false);
        });
        await visitor.open('/sales/trend?by=subModel&axis=launch');
        await visitor.read('pivot', /Month 0/);
        const since = await readTable(visitor);
        expect(since.head.slice(1).every((name) => /\(launched 20\d\d\/\d\d\)/.test(name))).toBe(true);
        expect(since.head.length).toBeGreaterThan(2);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'a trend marks the national policies that took effect, each leads to its page, and nothing is asked without the product',
    smoke.visit(
      async (visitor) => {
        const { server } = smoke.portal;
        const query = { levels: ['national'], kinds: ['tax', 'trade-in', 'subsidy', 'restriction'], pageSize: 100 };
        const token = await server.signIn();
        const { body } = await server.call('policySearch', query, { token, language: 'en' });
        const [from, to] = ['2025-01', '2026-08'];
        const due = (body.data?.items ?? [])
          .filter(({ effectiveFrom }) => effectiveFrom.slice(0, 7) >= from && effectiveFrom.slice(0, 7) <= to)
          .map(({ effectiveFrom, title }) => `${effectiveFrom.slice(0, 7).replace('-', '/')} Policy: ${title}`);
        expect(due).toHaveLength(2);
        const address = `/sales/trend?by=fuelType&fuelType=BEV&from=${from}&to=${to}`;
        await visitor.open(address);
        await visitor.page.waitForSelector('input[name=marks]');
        expect(visitor.trace.paths().filter((path) => path.includes('/policy/search'))).toEqual([]);
        await visitor.page.$eval('input[name=marks]', (box) => (box as HTMLInputElement).click());
        await visitor.arriveAt(`${address}&marks=policy`);
        await visitor.page.waitForSelector('[data-testid="chart"] ul[aria-label="Events"] a');
        const reported = await visitor.page.$$eval('[data-testid="chart"] ul[aria-label="Events"] li', (items) =>
          items.map((item) => (item.textContent ?? '').replace(/^\S+ /, '')),
        );
        expect([...reported].sort()).toEqual(due.sort());
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
        await visitor.page.$eval('ul[aria-label="Events"] a', (link) => (link as HTMLElement).click());
        await visitor.arriveAt(/^\/policy\/policies\?id=/);
        await visitor.read('area', new RegExp((reported[0]?.split(': ')[1] ?? '').slice(0, 30)));
        await server.stores.state.db.deleteFrom('account_product').where('product_id', '=', '1018').execute();
        visitor.trace.clear();
        await visitor.open(`${address}&marks=policy`);
        await visitor.see('chart');
        await visitor.quiet();
        expect(await visitor.page.$('input[name=marks]')).toBeNull();
        expect(visitor.trace.paths().filter((path) => path.includes('/policy/search'))).toEqual([]);
      },
      { as: 'demo', language: 'en' },
    ),
  );
});
