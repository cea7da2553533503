import { describe, expect, test } from '@jest/globals';
import { addBulletin, removeBulletin } from '../../server/remarks/index.ts';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { faults } from './support/page/faults.ts';
import { field, openField, panelOf } from './support/page/filter-field.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

const drawer = '[data-testid="views"]';

/** Presses what the drawer calls so. */
const press = async (visitor: Visitor, words: string) => {
  const button = await visitor.page.waitForSelector(`${drawer} ::-p-aria([name="${words}"])`);
  await pressFound(button);
};

const newestMonth = (visitor: Visitor): Promise<string> =>
  visitor.page.$eval('select[name="noteMonth"]', (field) => (field as HTMLSelectElement).options[1]?.value ?? '');

describe('what an analyst keeps', () => {
  test(
    'a view is kept, talked about, opened from another page, made the standard one, and removed',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/ranking?by=brand&top=50');
      await visitor.click('save-view');
      await visitor.fill('viewName', 'Fifty brands');
      await visitor.page.keyboard.press('Enter');
      await visitor.read('kept-view', /Fifty brands/);
      expect(await faults(visitor)).toEqual([]);

      await press(visitor, '0 comments');
      await visitor.read('view-comments', /No comments yet/);
      await visitor.fill('viewComment', 'For Monday');
      await visitor.page.keyboard.press('Enter');
      await visitor.read('view-comment', /For Monday/);
      await visitor.read('kept-view', /1 comment/);
      await press(visitor, 'Make it the default of this page');
      await visitor.read('kept-view', /Default/);

      await visitor.open('/sales/trend');
      await visitor.click('save-view');
      await visitor.read('views', /No saved views yet/);
      await clickIn(visitor.page, `${drawer} label:has([value="allPages"])`);
      await press(visitor, 'Send me this');
      await visitor.read('watch-page-drawer', /Fifty brands.*table/s);
      await visitor.arriveAt('/sales/ranking?by=brand&top=50');
      await visitor.see('watch-page-tables');
      await visitor.click('watch-save');
      await visitor.seeNo('watch-page-drawer');
      // The view is changed, and what is sent of it follows.
      await visitor.open('/sales/ranking?by=model&top=50');
      await visitor.see('pivot');
      await visitor.click('save-view');
      await press(visitor, 'Update with this page');
      await visitor.read('toast', /View updated/);
      const { db } = smoke.portal.server.stores.state;
      const stored = await db.selectFrom('kept_view').select(['query', 'sheets']).executeTakeFirstOrThrow();
      expect([stored.query, stored.sheets]).toEqual(['by=model&top=50', expect.stringContaining('"by":["model"]')]);
      const watched = await db.selectFrom('watch').select('view_id').executeTakeFirstOrThrow();
      expect(watched.view_id).toEqual(expect.any(String));
      await visitor.open('/sales/trend');
      await visitor.click('save-view');
      await clickIn(visitor.page, `${drawer} label:has([value="allPages"])`);
      await press(visitor, 'Open the view “Fifty brands”');
      await visitor.arriveAt('/sales/ranking?by=model&top=50');
      await visitor.seeNo('views');

      await visitor.open('/sales/ranking');
      await visitor.arriveAt('/sales/ranking?by=model&top=50');
      await visitor.click('save-view');
      await visitor.read('kept-view', /Opened \d{4}/);
      await press(visitor, 'Remove · Fifty brands');
      await visitor.read('views', /No saved views yet/);
      await visitor.open('/sales/ranking');
      await visitor.see('pivot');
      expect(visitor.place).toBe('/sales/ranking');
    }, signedIn),
  );

  test(
    'a note is written at a row, marked and listed there and at its month of a trend, changed and removed; a bulletin stands above',
    smoke.visit(async (visitor) => {
      const { db } = smoke.portal.server.stores.state;
      const text = { zh_CN: '推迟', en: 'October comes late' };
      const about = { dataset: 'sales', kind: 'late', source: null, from: null, to: null, indicator: null } as const;
      const bulletin = await addBulletin(db, { ...about, text, until: null, author: 'olga' }, Date.now());
      await visitor.open('/sales/ranking?by=brand');
      await visitor.read('bulletins', /^Late\s*October comes late$/);
      await visitor.click('lead');
      await visitor.click('way-note');
      await visitor.fill('note', 'Price cut on the 5th');
      await visitor.page.select('select[name="noteMonth"]', await newestMonth(visitor));
      expect(await faults(visitor)).toEqual([]);
      await visitor.click('note-keep');
      await visitor.read('note', /\d{4}\/\d{2}.*Price cut on the 5th/s);
      await visitor.page.keyboard.press('Escape');
      await visitor.read('note-list', /Price cut on the 5th/);
      const place = await visitor.page.$eval('[data-testid="note-mark"]', (mark) => mark.closest('tr')?.dataset.index);
      expect(place).toBe('0');
      expect(await faults(visitor)).toEqual([]);

      const brand = await db.selectFrom('annotation').select('member_key').executeTakeFirstOrThrow();
      await visitor.open(`/sales/trend?by=brand&brand=${brand.member_key}`);
      await visitor.read('note-list', /Price cut on the 5th/);
      await visitor.page.waitForSelector('::-p-text(Note: )');
      await visitor.click('notes');
      await visitor.click('note-change');
      await visitor.fill('note', 'Price cut on the 6th');
      await visitor.click('note-keep');
      await visitor.read('note', /6th/);
      await visitor.click('note-remove');
      await visitor.read('notes-drawer', /No notes yet/);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('note-list');
      await removeBulletin(db, bulletin);
    }, signedIn),
  );

  test(
    'what is chosen in a filter is kept as a set of competitors, and chosen again with one press on another page',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/trend');
      await openField(visitor, 'brand');
      const boxes = `${panelOf('brand')} label:has(input[type="checkbox"])`;
      await visitor.page.waitForSelector(boxes);
      for (const at of [0, 1]) await pressFound((await visitor.page.$$(boxes))[at]);
      await visitor.click('keep-competitors');
      await visitor.fill('setName', 'Two rivals');
      await visitor.page.keyboard.press('Enter');
      await visitor.read('competitor-set', /Two rivals · 2/);
      const chosen = new URL(visitor.page.url()).searchParams.getAll('brand');
      expect(chosen).toHaveLength(2);

      await visitor.open('/sales/structure');
      await openField(visitor, 'brand');
      await visitor.click('competitor-set');
      await visitor.arriveAt(/[?&]brand=/);
      expect(new URL(visitor.page.url()).searchParams.getAll('brand').sort()).toEqual([...chosen].sort());
      await visitor.page.waitForSelector(field('brand'));
    }, signedIn),
  );
});
