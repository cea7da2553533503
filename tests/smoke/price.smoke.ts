import { describe, expect, test } from '@jest/globals';
import type { MarketAnswer } from '@portal/contract';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable, showsSame } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const pages = ['index', 'trend', 'discount', 'spread', 'bands', 'ladder', 'positioning', 'history', 'cuts'] as const;

/** A question to the prices of the portal, as a program asks it. */
async function ask(question: object): Promise<MarketAnswer> {
  const { server } = smoke.portal;
  const whole = { dataset: 'price', dataSources: [], dateType: 'monthly', ...question };
  const { body } = await server.call('marketQuery', whole as never, { token: await server.signIn() });
  expect(body.status.status).toBe(0);
  return body.data as MarketAnswer;
}

const number = (text: string | undefined) => Number((text ?? '').replace(/[^\d.-]/g, ''));

/** The row of the table on screen whose name is this, by the names of its columns. */
async function shownRow(visitor: Visitor, name: string): Promise<Map<string, string>> {
  const { head, rows } = await readTable(visitor);
  const row = rows.find(([own]) => own === name) ?? [];
  return new Map(head.slice(-row.length).map((column, at) => [column, row[at] ?? '']));
}

describe('the price area', () => {
  test.each(['en', 'zh_CN'] as const)('S1.005 S1.006 %s: the menu leads to every page', (language) =>
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        const more = await visitor.page.waitForSelector('[data-panel="price-index"] a[href="/price/trend"]');
        await more?.evaluate((link) => (link as HTMLElement).click());
        await visitor.arriveAt('/price/trend');
        await visitor.click('rail-app', { path: '/price' });
        await visitor.arriveAt('/price/index');
        for (const page of pages) {
          await visitor.click('menu-item', { path: `/price/${page}` });
          await visitor.arriveAt(`/price/${page}`);
          await visitor.see('pivot');
          await visitor.see('chart');
        }
      },
      { as: 'demo', language },
    )(),
  );

  test(
    'S3.025 the fixed basket is what the trims of the base month cost later, the moving one the mean of the dashboard',
    smoke.visit(
      async (visitor) => {
        const [from, to] = ['2025-09', '2026-08'];
        const cars = await ask({
          from,
          to,
          by: ['period', 'trim'],
          indicators: ['tp', 'retailVolume'],
          filters: { segment: ['A'] },
        });
        const at = (month: string) =>
          new Map(cars.rows.filter(({ keys }) => keys.period === month).map(({ keys, values }) => [keys.trim, values]));
        const [first, last] = [at(from), at(to)];
        let [before, after] = [0, 0];
        for (const [trim, { tp, retailVolume }] of first) {
          const now = last.get(trim)?.tp ?? null;
          if (tp === null || tp === undefined || now === null) continue;
          before += tp * (retailVolume ?? 0);
          after += now * (retailVolume ?? 0);
        }
        await visitor.open(`/price/index?from=${from}&to=${to}&segment=A`);
        const fixed = await shownRow(visitor, '2026/08');
        expect(number(fixed.get('Transaction price index, fixed basket'))).toBeCloseTo((after / before) * 100, 1);
        expect(before).toBeGreaterThan(0);
        const token = await smoke.portal.server.signIn();
        const { body } = await smoke.portal.server.call('getMarketPriceTrend', {} as never, { token });
        const means = new Map(
          (body.data as { data: { month: string; tp: number }[] }).data.map((entry) => [entry.month, entry.tp]),
        );
        await visitor.open(`/price/index?from=${from}&to=${to}`);
        const moving = number((await shownRow(visitor, '2026/08')).get('Transaction price index, moving basket'));
        expect(moving).toBeCloseTo(((means.get(to) ?? 0) / (means.get(from) ?? 0)) * 100, 1);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S3.025 S3.053 discounts agree with the prices beside them, on the screen as in the file, and the keys lead on',
    smoke.visit(
      async (visitor) => {
        const next = await takeDownloads(visitor);
        await visitor.open('/price/discount?by=brand&from=2026-08&to=2026-08&figures=large-2');
        await visitor.read('pivot', /\d/);
        const { head, rows } = await readTable(visitor);
        expect(head.filter((name) => /k yuan|thousand units/.test(name)).length).toBeGreaterThan(2);
        const place = (name: RegExp) =>
          head.findIndex((column) => name.test(column)) - (head.length - (rows[0]?.length ?? 0));
        const [discount, msrp, tp] = [place(/^Discount/), place(/^MSRP/), place(/^Transaction price/)];
        for (const row of rows.slice(0, 5)) {
          const [listed, paid] = [number(row[msrp]), number(row[tp])];
          expect(number(row[discount])).toBeCloseTo(((listed - paid) / listed) * 100, 1);
        }
        await visitor.takeAway('export-csv');
        const file = await next();
        expect(file.name).toMatch(/^Discount-by-brand/i);
        const reported = readCsv(file.bytes.toString('utf8'));
        for (const [at, row] of rows.entries())
          for (const [cell, text] of row.entries())
            expect([text, showsSame(text, reported.rows[at]?.[cell] ?? '')]).toEqual([text, true]);
        const [name = ''] = rows[0] ?? [];
        await visitor.page.focus('[data-testid="pivot"] tbody [data-testid="lead"]');
        await visitor.page.keyboard.press('Enter');
        await visitor.see('ways');
        await visitor.page.focus('[data-way="open:/price/trend"]');
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(/^\/price\/trend\?by=brand&.*figures=large-2.*&brand=/);
        await visitor.read('pivot', new RegExp(name));
        const launched = await ask({
          dataset: 'launch',
          from: '2025-10',
          to: '2026-08',
          by: ['period', 'model', 'subModel'],
          indicators: ['events'],
          filters: { eventKind: ['launched'] },
        });
        const [car] = launched.rows;
        await visitor.open(`/price/history?model=${car?.keys.model}`);
        await visitor.read('chart', new RegExp(`▲ ${car?.names.period} Launched: \\w`));
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'the spread of discounts is that of the trims, asked one by one, sorted and counted off',
    smoke.visit(
      async (visitor) => {
        const month = { from: '2026-08', to: '2026-08', filters: { segment: ['A'] } };
        const { rows } = await ask({ ...month, by: ['trim'], indicators: ['discount'], limit: 20_000 });
        const found = rows.flatMap(({ values, unnamed }) => (unnamed ? [] : (values.discount ?? [])));
        const sorted = found.sort((first, other) => first - other);
        const at = (part: number) => {
          const place = (sorted.length - 1) * part;
          const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
          return 100 * (below + (above - below) * (place % 1));
        };
        await visitor.open('/price/spread?from=2026-08&to=2026-08&segment=A&least=0');
        await visitor.read('pivot', /Median discount/);
        const [[, ...figures] = []] = (await readTable(visitor)).rows;
        const numbers = figures.slice(0, 6).map(number);
        for (const [place, part] of [0.5, 0, 0.25, 0.75, 1].entries())
          expect(Math.abs((numbers[place] ?? Number.NaN) - at(part))).toBeLessThan(0.0501);
        expect(numbers[5]).toBe(sorted.length);
        expect(sorted.length).toBeGreaterThan(20);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'what is listed as cheaper costs less than before, and what had no price before stands apart',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/price/cuts?of=model&from=2026-08&to=2026-08');
        await visitor.read('pivot', /\d/);
        const { rows } = await readTable(visitor);
        for (const [name, before, now, change, percent] of rows.slice(0, 10)) {
          expect([name, number(before) > number(now)]).toEqual([name, true]);
          expect(Math.abs(number(before) - number(now) + number(change))).toBeLessThanOrEqual(1);
          expect(number(percent)).toBeLessThan(0);
        }
        await visitor.page.select('select[name="least"]', '1000');
        await visitor.arriveAt(/least=1000/);
        await visitor.quiet();
        const volumes = (await readTable(visitor)).rows.map((row) => number(row.at(-2)));
        expect(Math.min(...volumes)).toBeGreaterThanOrEqual(1000);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );
});
