import type { Page } from 'puppeteer';
import type { Visitor } from '../../smoke/support/visitor.ts';
import { type SwitchedArea, type SwitchedAreas, trivialAreas } from './areas.ts';

/**
 * Opens the first area, and waits for the entries of both: the rail may be drawn after an area that is quick to come.
 * No handle of an element is taken: it would keep the whole page of it alive.
 */
export async function openFirst(visitor: Visitor, areas: SwitchedAreas = trivialAreas): Promise<void> {
  await visitor.open(areas[0].path);
  await visitor.page.waitForFunction(
    (paths) =>
      document.querySelector('[data-testid="area"] :is(h1, h2)') !== null &&
      paths.every((path) => document.querySelector(`[data-testid="rail-app"][data-path="${path}"]`) !== null),
    {},
    areas.map(({ path }) => path),
  );
}

/**
 * Clicks the entry of an area, runs in the page what a click runs, and watches the document.
 * @param pause milliseconds that the page is left in peace afterwards
 * @returns milliseconds from the click until the heading is in the document
 */
export async function switchTo(page: Page, { path, heading }: SwitchedArea, pause: number): Promise<number> {
  // The portal stops areas that send each other back and forth: a key says that a person is there.
  await page.keyboard.press('Shift');
  return page.evaluate(
    (to, wanted, rest) =>
      new Promise<number>((resolve, reject) => {
        const entry = document.querySelector<HTMLElement>(`[data-testid="rail-app"][data-path="${to}"]`);
        if (!entry) return reject(new Error(`There is no entry for ${to}`));
        const limit = setTimeout(() => reject(new Error(`No heading for ${to} within 10 seconds`)), 10_000);
        const look = () => {
          if (document.querySelector('[data-testid="area"] :is(h1, h2)')?.textContent !== wanted) return;
          const took = performance.now() - began;
          watcher.disconnect();
          clearTimeout(limit);
          setTimeout(() => resolve(took), rest);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { childList: true, subtree: true });
        const press = (type: string) => entry.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }));
        const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
        // A link of the portal is deaf for a second after a click (S9.007): this click is said to come later.
        const clicks = ((Reflect.get(window, 'clicks') as number | undefined) ?? 0) + 1;
        Object.assign(window, { clicks });
        Object.defineProperty(click, 'timeStamp', { value: performance.now() + clicks * 2_000 });
        const began = performance.now();
        press('pointerdown');
        press('pointerup');
        entry.dispatchEvent(click);
      }),
    path,
    heading,
    pause,
  );
}
