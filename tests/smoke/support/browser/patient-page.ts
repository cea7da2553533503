import type { Page } from 'puppeteer';

/** Functions of puppeteer that look once for an element, and fail where it is not there yet. */
const hasty = ['$eval', 'type', 'focus'] as const;

/**
 * Lets a page wait for an element before it is read or typed into, as a person does: a card may stand before what is
 * in it has come.
 */
export function patientPage(page: Page): Page {
  for (const name of hasty) {
    const real = page[name].bind(page) as (selector: string, ...rest: unknown[]) => Promise<unknown>;
    const patient = async (selector: string, ...rest: unknown[]) => {
      await page.waitForSelector(selector);
      return real(selector, ...rest);
    };
    Object.assign(page, { [name]: patient });
  }
  return page;
}
