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
