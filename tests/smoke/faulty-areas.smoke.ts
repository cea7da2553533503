import { describe, expect, test } from '@jest/globals';
import { faultyAreas, putFaultyAreas, soundAreaName } from '../fixtures/faulty-areas.ts';
import { copySeed, smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite({
  prepare: async (dataFolder) => {
    await copySeed(dataFolder);
    await putFaultyAreas(dataFolder);
  },
});

/** Goes on within the page, as a link does that a person presses: who presses something is not sent back and forth. */
async function go(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.keyboard.press('Shift');
  await visitor.page.evaluate(async (to: string) => {
    const { System } = window as unknown as {
      System: { import(name: string): Promise<{ navigate(to: string): void }> };
    };
    (await System.import('@portal/shell')).navigate(to);
  }, path);
}

/** What all areas share, as a script of the page finds it. */
const pageNow = (visitor: Visitor): Promise<unknown> =>
  visitor.page.evaluate(() => {
    const keys: string[] = [];
    const hear = ({ key }: KeyboardEvent) => keys.push(key);
    window.addEventListener('keydown', hear);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }));
    window.removeEventListener('keydown', hear);
    const { documentElement: html, body } = document;
    const rail = document.querySelector('[data-testid="rail"]');
    return {
      keys,
      handlers: [window.onkeydown, document.onkeydown],
      fetch: String(window.fetch).includes('[native code]'),
      open: String(XMLHttpRequest.prototype.open).includes('[native code]'),
      findLast: [1, 2].findLast((each) => each < 2),
      push: history.pushState === Reflect.get(window, 'pushOfPage'),
      globals: 'plantedGlobal' in window,
      planted: document.querySelectorAll('[data-planted]').length,
      sheets: document.adoptedStyleSheets.length,
      attributes: [html.dir, body.inert, body.style.overflow],
      rail: rail !== null && getComputedStyle(rail).visibility,
    };
  });

const whole = {
  keys: ['j'],
  handlers: [null, null],
  fetch: true,
  open: true,
  findLast: 1,
  push: true,
  globals: false,
  planted: 0,
  sheets: 0,
  attributes: ['', false, ''],
  rail: 'visible',
};

/** How often what should have ended has run, after it had the time to run on. */
const ticksLater = (visitor: Visitor): Promise<number[]> =>
  visitor.page.evaluate(async () => {
    const ticks = () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('fault')).length;
    const before = ticks();
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    return [before, ticks()];
  });

describe('areas from elsewhere that go wrong', () => {
  test(
    'S9.050 after each of them the shell lives, the next area is whole, and a developer is told what was left',
    smoke.visit(
      async (visitor) => {
        const lines: string[] = [];
        visitor.page.on('console', (message) => lines.push(message.text()));
        // What has seconds to answer is waited for by the clock of a quick page.
        await visitor.page.evaluateOnNewDocument(() => {
          const plain = window.setTimeout;
          const quick = (handler: () => void, delay = 0, ...rest: unknown[]) =>
            plain(handler, delay >= 2_500 ? delay / 20 : delay, ...rest);
          Object.assign(window, { setTimeout: quick });
        });
        await visitor.open(`/${soundAreaName}`);
        await visitor.read('area', /Here is an area/);
        await visitor.page.evaluate(() => Object.assign(window, { pushOfPage: history.pushState }));
        for (const { name, seen, left } of faultyAreas) {
          await go(visitor, `/${name}`);
          if (seen === 'mounted') await visitor.see('area', { area: name, state: 'mounted' });
          else if (seen === 'loading') await visitor.see('lock-overlay');
          else await visitor.see('area-error', { reason: seen });
          if (seen === 'sent-back') await visitor.read('area-error', /kept sending each other back and forth/);
          await go(visitor, `/${soundAreaName}`);
          await visitor.see('area', { area: soundAreaName, state: 'mounted' });
          await visitor.read('area', /Here is an area/);
          expect([name, await pageNow(visitor)]).toEqual([name, whole]);
          if (!left) continue;
          const words = lines.find((line) => line.startsWith(`@portal/area-${name} left in the page`));
          expect([name, words]).toEqual([name, expect.stringMatching(left)]);
        }
        const [before, later] = await ticksLater(visitor);
        expect(later).toBe(before);
        const floods = visitor.trace.requests.filter((request) => /tracking\/tracking/.test(request.url()));
        expect(floods.length).toBeLessThan(150);
        expect(lines.filter((line) => /recorded more than 60 things/.test(line))).toHaveLength(1);
        await visitor.click('rail-app', { path: '/sales' });
        await visitor.see('key-figure');
        await visitor.page.keyboard.down('Control');
        await visitor.page.keyboard.press('k');
        await visitor.page.keyboard.up('Control');
        await visitor.see('quick-search');
      },
      { as: 'developer', profile: 'own', time: 600_000 },
    ),
  );
});
