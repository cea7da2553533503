import { describe, expect, test } from '@jest/globals';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable, showsSame } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

/** In the month behind the last of the demonstration, whatever day it is. */
const day = '2026-10-15';
const behind = Date.now() - Date.parse(`${day}T12:00:00+08:00`);
const smoke = smokeSuite({ clock: () => Date.now() - behind });

const number = (text = '') => Number(text.replaceAll(',', ''));

/** The events of some months, as a program asks for them. */
async function eventsOf(from: string, to: string) {
  const { server } = smoke.portal;
  const { body } = await server.call('newCarEvents', { from, to }, { token: await server.signIn() });
  return body.data ?? [];
}

describe('new cars', () => {
  test(
    'S1.005 S2.097 what is coming, what happened and when, at which price, and how it sells: read, narrowed, taken away, followed',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await visitor.open('/dashboard');
        await visitor.see('coming-soon');
        await page.$eval('[data-panel="new-cars"] a[href="/new-car/coming"]', (link) => (link as HTMLElement).click());
        await visitor.arriveAt('/new-car/coming');
        const today = day.replaceAll('-', '/');
        const coming = (await readTable(visitor)).rows;
        expect(coming.length).toBeGreaterThan(0);
        for (const [, launch = ''] of coming) expect(launch >= today.slice(0, launch.length)).toBe(true);
        const download = await takeDownloads(visitor);
        await visitor.click('share');
        await visitor.click('export-csv');
        const file = await download();
        expect(readCsv(file.bytes.toString('utf8')).rows.map(([name]) => name)).toEqual(coming.map(([name]) => name));

        await visitor.open('/new-car/calendar?from=2026-01&to=2026-06');
        await visitor.read('pivot', /2026\/06/);
        const events = await eventsOf('2026-01', '2026-06');
        const { head, rows } = await readTable(visitor);
        expect(rows.map(([, eventDay]) => eventDay)).toEqual(events.map((event) => event.day.replaceAll('-', '/')));
        expect(head.slice(1, 4)).toEqual(['Day', 'Kind of event', 'Reported by']);
        expect(await faults(visitor)).toEqual([]);

        // A car is followed from its row on: narrowed to by keyboard, then watched.
        await page.focus('[data-testid="pivot"] tbody [data-testid="lead"]');
        await page.keyboard.press('Enter');
        await visitor.see('ways');
        await page.keyboard.press('Enter');
        await visitor.arriveAt(/[?&]subModel=/);
        await visitor.quiet();
        await visitor.click('share');
        await visitor.click('watch');
        await visitor.read('watch-drawer', /Now/);
        await page.select('[name="watchKind"]', 'above');
        await page.type('[name="watchThan"]', '0');
        await visitor.click('watch-save');
        await visitor.seeNo('watch-drawer');

        await visitor.open('/new-car/presale');
        const priced = (await readTable(visitor)).rows.filter((row) => row.every((cell) => cell !== '-'));
        expect(priced.length).toBeGreaterThan(0);
        for (const row of priced) {
          const [presale, from, , gap, rate] = row.slice(5);
          expect(number(gap)).toBe(number(from) - number(presale));
          expect(showsSame(rate ?? '', String((number(gap) / number(presale)) * 100))).toBe(true);
        }
        await visitor.open('/new-car/ramp');
        await visitor.read('chart', /quartile/);
        await visitor.read('pivot', /median/);
        const ramp = await readTable(visitor);
        expect(ramp.rows.map(([month]) => month)).toContain('Month 0');
        expect(ramp.rows.findIndex(([month]) => month === 'Month -1')).toBe(
          ramp.rows.findIndex(([month]) => month === 'Month 0') - 1,
        );
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.005 on a phone in Chinese what is coming stands with its day and its presale price',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/new-car/coming');
        const { head, rows } = await readTable(visitor);
        expect(head.join(' ')).toMatch(/预计上市.*预售价/);
        expect(rows.length).toBeGreaterThan(0);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});
