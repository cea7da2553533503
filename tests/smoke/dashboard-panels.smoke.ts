import { describe, expect, test } from '@jest/globals';
import type { CallName } from '@portal/contract';
import { clickIn } from './support/browser/in-sight.ts';
import { layoutShift, watchLayout } from './support/browser/layout-shift.ts';
import { answerFor, bodyOf, callsMade } from './support/page/dashboard-calls.ts';
import { everyPanel, openWhole } from './support/page/dashboard-page.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

const questions: CallName[] = [
  'getPvSales',
  'getEnergySales',
  'getPvSalesTrend',
  'listManfSales',
  'listSubModelSales',
  'getMarketPrice',
  'getMarketPriceTrend',
  'onSaleModel',
  'comingSoonModel',
  'listNews',
  'hostPolicy',
];

const showsPanels = (visitor: Visitor, wanted: string[]) =>
  visitor.page.waitForFunction(
    (names: string) =>
      [...document.querySelectorAll<HTMLElement>('[data-testid="panel"]')]
        .map((panel) => panel.dataset.panel)
        .join() === names,
    {},
    wanted.join(),
  );

async function openChooser(visitor: Visitor): Promise<void> {
  await visitor.click('panel-settings');
  await visitor.see('panel-chooser');
}

const tick = (visitor: Visitor, name: string) => clickIn(visitor.page, `input[name="${name}"]`);

const middleOf = async (visitor: Visitor, testId: string, panel: string) => {
  const box = await visitor.box(testId, { name: panel });
  if (!box) throw new Error(`${testId} of ${panel} has no size`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('on the wire', () => {
  test(
    'S3.023 S7.046 S7.047 S7.058 S7.059 S7.060 S7.061 S7.071 S7.073 S7.074 S9.016 the questions and their bodies',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      expect(bodyOf(visitor, 'listNews')).toEqual({
        newsType: 1,
        newsId: null,
        newsPushChannelId: 12,
        page: 1,
        pageSize: 3,
      });
      for (const name of ['hostPolicy', 'comingSoonModel', 'onSaleModel'] as const)
        expect([name, bodyOf(visitor, name)]).toEqual([name, {}]);
      for (const name of ['getMarketPrice', 'getMarketPriceTrend'] as const) {
        const [call] = callsMade(visitor, name);
        expect(call?.method()).toBe('GET');
        expect(new URL(call?.url() ?? '').searchParams.get('dataSource')).toBe('DATASOURCE_CLH_PIFA');
      }
      for (const name of questions) {
        const reply = await callsMade(visitor, name)[0]?.response()?.json();
        expect([name, reply.status.status]).toEqual([name, 0]);
      }
    }, signedIn),
  );

  test(
    'S4.080 S4.081 S4.082 S4.084 leaving and returning gives one call each, another language new ones',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.click('rail-home');
      await visitor.see('news-item');
      await visitor.quiet();
      for (const name of questions) expect([name, callsMade(visitor, name).length]).toEqual([name, 1]);
      await visitor.click('rail-language');
      await visitor.read('panel', /最新资讯/, { panel: 'industry-trend' });
      await visitor.see('news-item');
      await visitor.quiet();
      for (const name of questions) expect([name, callsMade(visitor, name).length]).toEqual([name, 2]);
    }, signedIn),
  );

  test(
    'a panel that fails says so in the words of the server, alone, and Retry brings it back',
    smoke.visit(async (visitor) => {
      const pricesAreBack = await answerFor(visitor, 'getMarketPrice', {
        status: { status: 1, msg2Client: 'Prices are being loaded.', msg2Dev: '' },
        data: null,
      });
      await watchLayout(visitor);
      await visitor.open('/dashboard');
      await visitor.read('panel', /Prices are being loaded\./, { panel: 'price-index' });
      await visitor.read('panel', /\d/, { panel: 'manufacturer-top10' });
      // A call that failed before the panel was drawn is asked once more by the panel (S4.083): that has failed as well.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await visitor.read('panel', /Prices are being loaded\./, { panel: 'price-index' });
      pricesAreBack();
      await clickIn(visitor.page, '[data-panel="price-index"] button');
      await visitor.read('price-figures', /Discount [\d.]+ %/);
      const { shift, moved } = await layoutShift(visitor);
      expect(shift < 0.02 ? [] : [shift, ...moved]).toEqual([]);
    }, signedIn),
  );
});

test(
  'S8.017 S8.024 an empty answer leaves its panel with the words that there is nothing, and no message',
  smoke.visit(async (visitor) => {
    await answerFor(visitor, 'listManfSales', {
      status: { status: 0, msg2Client: '', msg2Dev: '' },
      data: { data: { year: '2026', month: '09', preliminary: false, salesRanks: [] } },
    });
    await visitor.open('/dashboard');
    await visitor.read('panel', /No data/, { panel: 'manufacturer-top10' });
    await visitor.read('panel', /\d/, { panel: 'model-top10' });
    expect(await visitor.count('toast')).toBe(0);
    expect(await visitor.page.$('dialog[open]')).toBeNull();
    expect(visitor.trace.complaints).toEqual([]);
  }, signedIn),
);

describe('panel settings', () => {
  test(
    'S1.018 S2.079 S2.080 S2.091 S9.014 A22 by mouse: three are chosen and dragged, a fourth is refused, and all come back',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      await openChooser(visitor);
      for (const name of ['industry-trend', 'price-index', 'new-cars']) await tick(visitor, name);
      await visitor.read('panel-hint', /3 of 3/);
      await tick(visitor, 'market-sales');
      await visitor.read('panel-hint', /Three panels at most/);
      expect(await visitor.page.$eval('input[name="market-sales"]', (box) => box.checked)).toBe(false);

      const from = await middleOf(visitor, 'panel-grip', 'new-cars');
      const to = await middleOf(visitor, 'panel-grip', 'industry-trend');
      await visitor.page.mouse.move(from.x, from.y);
      await visitor.page.mouse.down();
      await visitor.page.mouse.move(to.x, (from.y + to.y) / 2, { steps: 4 });
      await visitor.page.mouse.move(to.x, to.y, { steps: 4 });
      await visitor.page.mouse.up();
      await visitor.click('panel-save');
      const chosen = ['new-cars', 'industry-trend', 'price-index'];
      await showsPanels(visitor, chosen);
      expect(JSON.parse(decodeURIComponent((await visitor.cookie('myPanels')) ?? ''))).toEqual(chosen);

      // Another browser of the same account knows nothing of that cookie.
      await visitor.quiet();
      await visitor.context.deleteCookie(
        ...(await visitor.context.cookies()).filter(({ name }) => name === 'myPanels'),
      );
      visitor.trace.clear();
      await visitor.open('/dashboard');
      await showsPanels(visitor, chosen);
      await visitor.see('news-item');
      await visitor.quiet();
      const queries = questions.filter((name) => callsMade(visitor, name).length > 0);
      expect(queries).toEqual([
        'getMarketPrice',
        'getMarketPriceTrend',
        'onSaleModel',
        'comingSoonModel',
        'listNews',
        'hostPolicy',
      ]);

      await openChooser(visitor);
      await visitor.click('panel-reset');
      await showsPanels(visitor, everyPanel);
      await visitor.see('pv-index');
    }, signedIn),
  );

  test(
    'S2.079 S2.080 A22 by keyboard alone: opened, chosen, ordered and saved; an empty choice is a reset',
    smoke.visit(async (visitor) => {
      const { page } = visitor;
      const { keyboard } = page;
      /** Tab until the focus is on what the selector names. */
      const tabTo = async (selector: string) => {
        for (let step = 0; step < 60; step += 1) {
          if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
          await keyboard.press('Tab');
        }
        throw new Error(`Tab does not reach ${selector}`);
      };
      await openWhole(visitor);
      await tabTo('[data-testid="panel-settings"]');
      await keyboard.press('Enter');
      await visitor.see('panel-chooser');
      for (const name of ['manufacturer-top10', 'new-cars']) {
        await tabTo(`input[name="${name}"]`);
        await keyboard.press('Space');
      }
      await tabTo('[data-testid="panel-up"][data-name="new-cars"]');
      await keyboard.press('Enter');
      // The focus stays on what moves.
      await visitor.focusOn('[data-name="new-cars"]');
      await tabTo('[data-testid="panel-save"]');
      await keyboard.press('Enter');
      await showsPanels(visitor, ['new-cars', 'manufacturer-top10']);
      // The focus comes back to what opened it.
      await visitor.focusOn('[data-testid="panel-settings"]');

      await keyboard.press('Enter');
      await visitor.see('panel-chooser');
      for (const name of ['manufacturer-top10', 'new-cars']) {
        await tabTo(`input[name="${name}"]`);
        await keyboard.press('Space');
      }
      await tabTo('[data-testid="panel-save"]');
      await keyboard.press('Enter');
      await showsPanels(visitor, everyPanel);
    }, signedIn),
  );
});
