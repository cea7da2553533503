import { describe, expect, test } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** What has the focus, by its test hook or its tag. */
const focused = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const here = document.activeElement as HTMLElement | null;
    return here?.dataset.way ?? here?.dataset.testid ?? here?.tagName ?? '';
  });

/** Presses a key until the focus is where it should be. */
async function goTo(visitor: Visitor, key: 'ArrowDown' | 'Tab', wanted: string): Promise<void> {
  for (let pressed = 0; pressed < 100; pressed++) {
    if ((await focused(visitor)) === wanted) return;
    await visitor.page.keyboard.press(key);
  }
  throw new Error(`${key} never led to ${wanted}; the focus is at ${await focused(visitor)}`);
}

describe('what marks and rows lead on to', () => {
  test(
    'S2.039 by the keys alone a ranking is narrowed, seen by city, and Back undoes one step after the other',
    smoke.visit(
      async (visitor) => {
        const { keyboard } = visitor.page;
        await visitor.open('/sales/ranking');
        await visitor.read('pivot', /\d/);
        await goTo(visitor, 'Tab', 'lead');
        await keyboard.press('ArrowDown');
        const name = await visitor.page.evaluate(() => document.activeElement?.textContent ?? '');
        await keyboard.press('Enter');
        await visitor.read('ways', new RegExp(`^${name} Sales [\\d,]+ units`));
        expect(await focused(visitor)).toBe('narrow:manufacturer');
        await keyboard.press('Enter');
        await visitor.arriveAt(/^\/sales\/ranking\?manufacturer=[\w-]+$/);
        const narrowed = visitor.place;
        expect(await focused(visitor)).toBe('H1');
        await visitor.read('trail', new RegExp(`Ranking.*${name}`));
        await visitor.quiet();
        await goTo(visitor, 'Tab', 'lead');
        await keyboard.press('Enter');
        await goTo(visitor, 'ArrowDown', 'by:city');
        await keyboard.press('Enter');
        await visitor.arriveAt(/^\/sales\/trend\?manufacturer=[\w-]+&by=city$/);
        await visitor.read('trail', new RegExp(`Ranking.*${name}.*Trend · by city`));
        await visitor.read('pivot', /\d/);
        await visitor.page.goBack();
        await visitor.arriveAt(narrowed);
        await visitor.read('trail', new RegExp(`${name}$`));
        await visitor.page.goBack();
        await visitor.arriveAt('/sales/ranking');
        await visitor.seeNo('trail');
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'demo', language: 'en' },
    ),
  );

  test(
    'the marks of a chart are gone through by the arrows, and a card says how its figures are made',
    smoke.visit(
      async (visitor) => {
        const { keyboard } = visitor.page;
        await visitor.open('/sales/trend?by=fuelType&fuelType=BEV&fuelType=ICE');
        await visitor.page.waitForSelector('[data-marks] svg');
        await visitor.page.focus('[data-marks]');
        await keyboard.press('ArrowRight');
        await keyboard.press('ArrowDown');
        await keyboard.press('Enter');
        await visitor.see('ways');
        const ways = await visitor.page.$$eval('[data-testid="way"]', (found) =>
          found.map((way) => (way as HTMLElement).dataset.way),
        );
        expect(ways.slice(0, 3)).toEqual(['narrow:fuelType', 'leave:fuelType', 'narrow:period']);
        await keyboard.press('Escape');
        await visitor.seeNo('ways');
        expect(await visitor.page.evaluate(() => document.activeElement?.hasAttribute('data-marks'))).toBe(true);
        await visitor.click('made-open');
        await visitor.read('made', /Units in the period.*Formula Sum of the months in the period/);
        await visitor.read('made', /units shipped by manufacturers to dealers/);
        const call = await visitor.words('made-call');
        expect(call).toContain(`curl -s '${visitor.origin}/api/v3/iw-market/analysis/query?language=en'`);
        expect(call).toContain("'Authorization: Bearer <key>'");
        expect(JSON.parse(/-d '(.*)'$/s.exec(call)?.[1] ?? '')).toMatchObject({
          data: { filters: { fuelType: ['BEV', 'ICE'] }, by: ['period', 'fuelType'] },
        });
        await keyboard.press('Escape');
        expect(await focused(visitor)).toBe('made-open');
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'demo', language: 'en' },
    ),
  );
});
