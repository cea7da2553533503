import type { ClickOptions, ElementHandle, Page } from 'puppeteer';
import { pressAt } from './press.ts';
import { standingOn } from './standing.ts';

/**
 * How often a page is asked, in ms. By the clock, for a window behind another one draws no frames: whoever waited for
 * one there would not notice what has long come.
 */
export const often = { polling: 50 };

/** The first element there, if it can be seen; to be run in the page. */
const visibleAt = (selector: string): Element | null => {
  const element = document.querySelector(selector);
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return width > 0 && height > 0 && element?.checkVisibility({ visibilityProperty: true }) ? element : null;
};

/**
 * Waits for an element that can be seen, in the visitor's window or one beside it.
 * @throws Error when none came within the page's patience, with the address of the window and what stands there instead
 */
export async function seeIn(page: Page, selector: string): Promise<ElementHandle<Element>> {
  const found = await page.waitForFunction(visibleAt, often, selector).catch(() => null);
  const element = found?.asElement() as ElementHandle<Element> | null | undefined;
  if (!element) throw new Error(`${selector} did not appear at ${page.url()}. ${await standingOn(page)}`);
  return element;
}

/** What the browser answers when an element went from the page between the look at it and the click. */
const redrawn = /detached from document|not clickable or not an Element/;

/** How often an element is pressed that was drawn anew, or pushed away, while it was aimed at. */
const mostTries = 4;

/**
 * Clicks the first element there that can be seen, in the visitor's window or one beside it. An answer that arrives at
 * that moment may draw the element anew, or push it away: a person then clicks what is there now.
 * @throws Error when none came within the page's patience, each of several was drawn anew, or something lies above it
 */
export async function clickIn(page: Page, selector: string, options?: ClickOptions): Promise<void> {
  for (let tries = 1; ; tries++) {
    const found = await seeIn(page, selector);
    try {
      const instead = await pressAt(found, selector, options);
      if (instead === null) return;
      if (tries === mostTries) throw new Error(`A click on ${selector} met ${instead} at ${page.url()}`);
    } catch (error) {
      if (tries === mostTries || !redrawn.test(String(error))) throw error;
    }
  }
}

/**
 * Presses an element that has been found: that one, and again when something pushed it away while it was aimed at.
 * @throws Error when none was found, or each of several presses met something else
 */
export async function pressFound(element: ElementHandle<Element> | null | undefined): Promise<void> {
  if (!element) throw new Error('What should be pressed was not found');
  for (let tries = 1; ; tries++) {
    const instead = await pressAt(element, null);
    if (instead === null) return;
    if (tries === mostTries) throw new Error(`A press met ${instead} at ${element.frame.url()}`);
  }
}

/** Waits until the first element there is gone or cannot be seen. @returns whether that came within the page's patience */
export async function goneFrom(page: Page, selector: string): Promise<boolean> {
  const isGone = (where: string) => {
    const element = document.querySelector(where);
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return width === 0 || height === 0 || !element?.checkVisibility({ visibilityProperty: true });
  };
  return page.waitForFunction(isGone, often, selector).then(
    () => true,
    () => false,
  );
}
