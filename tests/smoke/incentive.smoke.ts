import { describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import incentive from '../../areas/incentive/manifest.json' with { type: 'json' };
import { lastMonth } from '../../server/demo/lineup/months.ts';
import { faults } from './support/page/faults.ts';
import { readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const { pages } = incentive.menu;

/** The figure in words such as '82,949 yuan'. */
const figureIn = (words: string | undefined) => Number(/-?[\d,]+/.exec(words ?? '')?.[0].replaceAll(',', ''));

/** Asks the server as a program does: figures of the latest month, by what the question says. */
async function queryOf(question: Pick<MarketQuery, 'by' | 'indicators'>) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const span = { dataset: 'incentive', dataSources: [], dateType: 'monthly', from: lastMonth, to: lastMonth } as const;
  const { body } = await server.call('marketQuery', { ...span, ...question }, { token });
  return body.data?.rows.map(({ values }) => values) ?? [];
}

const heading = (visitor: Visitor) => visitor.page.$eval('h1', ({ textContent }) => textContent);

/** Comes to a page by the menu, and waits until it is whole. */
async function go(visitor: Visitor, path: string, name: string): Promise<void> {
  await visitor.click('menu-item', { path });
  await visitor.arriveAt(path);
  await visitor.read('area', /\d{4}\/\d{2}/, { state: 'mounted' });
  await visitor.quiet(150);
  expect(await heading(visitor)).toBe(name);
  expect(await visitor.has('incentive-failed')).toBe(false);
}

describe('terminal incentives', () => {
  test(
    'the rail leads to it, the menu to each page, and the key figure is the mean over the cities by their cars',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        await visitor.click('rail-app', { 'app-id': '1004' });
        await visitor.arriveAt('/incentive/terminal');
        await visitor.read('key-figure', /\d yuan/);
        const figure = figureIn((await visitor.words('key-figure')).replace(/^.*?\d{4}\/\d{2} /, ''));
        const cities = await queryOf({ by: ['city'], indicators: ['incentive', 'retailVolume'] });
        const sum = (figure: (one: (typeof cities)[number]) => number) =>
          cities.reduce((all, city) => all + figure(city), 0);
        const cars = sum(({ retailVolume }) => retailVolume ?? 0);
        const mean = sum(({ incentive: each, retailVolume }) => (each ?? 0) * (retailVolume ?? 0)) / cars;
        expect([cities.length, figure]).toEqual([12, Math.round(mean)]);
        for (const { path, names } of pages) await go(visitor, path, names.en);
      },
      { as: 'demo' },
    ),
  );

  test(
    'the parts of every month add up to the whole on screen, in Chinese too',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/incentive/composition');
        const { head, rows } = await readTable(visitor);
        expect(head.slice(1, 7).map((name) => name.replace(/ \(元\)/, ''))).toEqual([
          ...['终端优惠', '现金优惠', '置换补贴', '金融贴息', '赠品', '保险补贴'],
        ]);
        expect(rows.length).toBeGreaterThan(12);
        for (const [, whole, ...rest] of rows) {
          const parts = rest.slice(0, 5).reduce((sum, part) => sum + figureIn(part), 0);
          // Each of the five is rounded by itself.
          expect(Math.abs(parts - figureIn(whole))).toBeLessThanOrEqual(3);
        }
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );

  test(
    'by keyboard alone an order is chosen and narrowed to a brand; nothing is hard to use',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/incentive/movers?by=brand&least=0');
        await visitor.see('pivot');
        expect(await faults(visitor)).toEqual([]);
        await visitor.open('/incentive/ranking');
        await visitor.see('pivot');
        const isDepth = (words: string) => /^Incentive depth \(/.test(words.trim());
        const at = (await readTable(visitor)).head.findIndex(isDepth);
        expect(at).toBeGreaterThan(0);
        await visitor.page.focus(`[data-testid="pivot"] thead th:nth-child(${at + 1}) button`);
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(/sort=incentiveDepth/);
        await visitor.quiet();
        const { head, rows } = await readTable(visitor);
        const depths = rows
          .filter(([name]) => name !== 'Total')
          .map((row) => Number.parseFloat(row[head.findIndex(isDepth) - (head.length - row.length)] ?? ''));
        expect(depths).toEqual([...depths].sort((depth, other) => other - depth));
        await visitor.page.focus('[data-testid="lead"]');
        await visitor.page.keyboard.press('Enter');
        await visitor.see('ways');
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(/[?&]brand=/);
        await visitor.read('pivot', /\d/);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );
});
