import { expect, test } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const focused = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const { innerText, id } = document.activeElement as HTMLElement;
    return id || innerText.trim();
  });

const press = (visitor: Visitor, key: 'Tab' | 'Enter') => visitor.page.keyboard.press(key);

test(
  'the first stop of the keyboard on a public page leads past its navigation',
  smoke.visit(async (visitor) => {
    await visitor.open('/products');
    await visitor.see('product-card', { key: 'sales' });
    await press(visitor, 'Tab');
    expect(await focused(visitor)).toBe('Skip to content');
    await press(visitor, 'Enter');
    expect(await focused(visitor)).toBe('content');
    await press(visitor, 'Tab');
    expect(await focused(visitor)).toBe('Research library');
  }),
);

test(
  'S2.011 the way to a section is followed each time it is pressed, and the keyboard goes on from the section',
  smoke.visit(async (visitor) => {
    await visitor.open('/products');
    await visitor.see('product-card', { key: 'sales' });
    for (const time of ['once', 'again']) {
      await visitor.page.evaluate(() => window.scrollTo(0, 0));
      await visitor.page.focus('nav a[href="/products?page=news"]');
      // A link that is pressed twice within a second is followed once.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await press(visitor, 'Enter');
      await visitor.page.waitForFunction(() => window.scrollY > 400);
      await visitor.page.waitForFunction(() => document.activeElement?.tagName === 'H3');
      expect([time, await focused(visitor)]).toEqual([time, 'Industry news']);
    }
    await press(visitor, 'Tab');
    const next = await visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(next).toBe('Try now: Industry news');
  }),
);

test(
  'S4.074 no two places of the products page have the same name',
  smoke.visit(async (visitor) => {
    await visitor.open('/products');
    await visitor.see('product-card', { key: 'sales' });
    const names = await visitor.page.$$eval('section[aria-label], nav[aria-label]', (all) =>
      all.filter((element) => element.getClientRects().length > 0).map((element) => element.getAttribute('aria-label')),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Decision support');
  }),
);

/** Goes on by Tab until the page is left, or begins again. */
async function stops(visitor: Visitor): Promise<{ reached: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let reached = 0; ; reached += 1) {
    await press(visitor, 'Tab');
    const stop = await visitor.page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body || element.dataset.reached) return null;
      element.dataset.reached = 'true';
      const { top, bottom, width } = element.getBoundingClientRect();
      // The ring of a field is that of its box, which may hold a button too.
      const isRinged = [element, element.parentElement, element.parentElement?.parentElement].some(
        (part) => part && getComputedStyle(part).outlineStyle !== 'none',
      );
      const isSeen = width > 0 && bottom > 0 && top < window.innerHeight;
      return { isFine: isRinged && isSeen, html: element.outerHTML.slice(0, 120) };
    });
    if (!stop) return { reached, hidden };
    if (!stop.isFine) hidden.push(stop.html);
  }
}

test.each([
  ['/home', 'gallery-card'],
  ['/car-life-cycle', 'product-way'],
  ['/about', 'about'],
] as const)('S8.033 the keyboard reaches everything on %s, in sight and with a ring', async (path, sees) => {
  await smoke.visit(async (visitor) => {
    await visitor.open(path);
    await visitor.see(sees);
    const { reached, hidden } = await stops(visitor);
    expect(hidden).toEqual([]);
    const missed = await visitor.page.$$eval('main a[href], main button, main input', (all) =>
      all
        .filter((element) => element.checkVisibility() && !(element as HTMLInputElement).disabled)
        .filter((element) => !(element as HTMLElement).dataset.reached && (element as HTMLElement).tabIndex >= 0)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect([reached > 5, missed]).toEqual([true, []]);
  })();
});

test(
  'S2.009 S2.010 a picture of the landing page leads to its product by the keyboard',
  smoke.visit(async (visitor) => {
    await visitor.open('/home');
    await visitor.see('gallery-card', { key: 'price' });
    await visitor.page.focus('[data-testid="gallery-card"][data-key="price"]');
    await press(visitor, 'Enter');
    await visitor.arriveAt('/products?page=price');
    await visitor.see('product-card', { key: 'price' });
  }),
);
