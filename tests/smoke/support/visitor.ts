import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoundingBox, BrowserContext, ElementHandle, Page } from 'puppeteer';
import { atRest } from './browser/at-rest.ts';
import { clickIn, goneFrom, often, seeIn } from './browser/in-sight.ts';
import { type PageTrace, tracePage } from './browser/page-trace.ts';
import { patientPage } from './browser/patient-page.ts';
import type { Profile } from './browser/profile.ts';
import { standingOn } from './browser/standing.ts';

export type Language = 'en' | 'zh_CN';

/**
 * How long an expected thing may take, in ms: it only ends what never comes. Two cores run server, browser and tests, and
 * what reads the files of people gives way to all of them.
 */
const patience = 90_000;

const selectorOf = (testId: string, attributes: Record<string, string> = {}) =>
  `[data-testid="${testId}"]${Object.entries(attributes)
    .map(([name, value]) => `[data-${name}="${value}"]`)
    .join('')}`;

/** One person with a browser profile, who sees the portal by its test hooks. */
export class Visitor {
  private constructor(
    readonly profile: Profile,
    readonly page: Page,
    readonly trace: PageTrace,
    readonly origin: string,
  ) {}

  /** Opens a window as wide as an analyst's. */
  static async arrive(profile: Profile, origin: string, language: Language = 'en'): Promise<Visitor> {
    const page = patientPage(await profile.context.newPage());
    await page.setViewport({ width: 1440, height: 900 });
    page.setDefaultTimeout(patience);
    const visitor = new Visitor(profile, page, tracePage(page), origin);
    await visitor.hold('language', language);
    return visitor;
  }

  get context(): BrowserContext {
    return this.profile.context;
  }

  /** Opens a path of the portal. What should be on screen is waited for by see() and read(). */
  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path, { waitUntil: 'domcontentloaded' });
  }

  /** Path and query of the address bar. */
  get place(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Waits until the address bar shows this path, and the query if one is given. */
  async arriveAt(place: string | RegExp): Promise<void> {
    const [source, isPattern] = typeof place === 'string' ? [place, false] : [place.source, true];
    try {
      await this.page.waitForFunction(
        (wanted: string, pattern: boolean) => {
          const here = location.pathname + location.search;
          if (pattern) return new RegExp(wanted).test(here);
          return here === wanted || (!wanted.includes('?') && location.pathname === wanted);
        },
        often,
        source,
        isPattern,
      );
    } catch {
      throw new Error(
        `Expected to arrive at ${source}; the address bar shows ${this.place}. ${await standingOn(this.page)}`,
      );
    }
  }

  /** Waits for a visible element with this test hook. */
  async see(testId: string, attributes?: Record<string, string>): Promise<ElementHandle<Element>> {
    return seeIn(this.page, selectorOf(testId, attributes));
  }

  /** Where a visible element with this test hook lies, once it lies still. */
  box(testId: string, attributes?: Record<string, string>): Promise<BoundingBox> {
    const nowhere = { x: 0, y: 0, width: 0, height: 0 };
    return this.atRest(async () => (await (await this.see(testId, attributes)).boundingBox()) ?? nowhere);
  }

  /** What is measured in the page, once two looks one after the other agree. */
  atRest<T>(measure: () => Promise<T>): Promise<T> {
    return atRest(this.page, measure);
  }

  /** How wide the page is laid out, in px, once it lies still: more than the window when something is beyond its edge. */
  pageWidth(): Promise<number> {
    return this.atRest(() => this.page.evaluate(() => document.documentElement.scrollWidth));
  }

  /** Waits until nothing with this test hook is visible. */
  async seeNo(testId: string, attributes?: Record<string, string>): Promise<void> {
    const selector = selectorOf(testId, attributes);
    if (!(await goneFrom(this.page, selector))) {
      throw new Error(`${selector} did not go from ${this.place}. ${await standingOn(this.page)}`);
    }
  }

  /**
   * Waits until nothing is said to be on its way, no part of the page is only drawn in outline, and nothing has come for
   * a while, counted from now: what a click asks for may leave the page a moment after the page shows what was clicked,
   * and what an answer leads to may leave a busy browser later still. The page itself is asked: the browser's own count
   * of open requests never falls to nothing again when one ends with its document.
   * @param idle how long nothing may have come, in ms
   */
  async quiet(idle = 400): Promise<void> {
    const since = Date.now();
    const coming = this.page.waitForFunction(
      (pause: number, requests: number) => {
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const ends = files.map((file) => file.responseEnd);
        const last = Math.max(load?.loadEventEnd || Infinity, requests - performance.timeOrigin, ...ends);
        const coming = document.querySelector('[aria-busy="true"], [data-skeleton]');
        return coming === null && performance.now() - last > pause;
      },
      often,
      idle,
      since,
    );
    await coming.catch(async () => {
      throw new Error(`${this.place} did not come to an end with what was on its way. ${await standingOn(this.page)}`);
    });
  }

  async has(testId: string, attributes?: Record<string, string>): Promise<boolean> {
    return (await this.page.$(selectorOf(testId, attributes))) !== null;
  }

  async count(testId: string, attributes?: Record<string, string>): Promise<number> {
    return (await this.page.$$(selectorOf(testId, attributes))).length;
  }

  async click(testId: string, attributes?: Record<string, string>): Promise<void> {
    await clickIn(this.page, selectorOf(testId, attributes));
  }

  /** Opens a product from the rail, or from its popup where the rail has no room for it. */
  async openApp(path: string): Promise<void> {
    await this.see('rail-app');
    if (!(await this.has('rail-app', { path }))) await this.click('rail-more');
    await this.click('rail-app', { path });
  }

  /** Takes the first table of a page away, in one of the ways that its menu has. */
  async takeAway(way: string): Promise<void> {
    await this.click('share');
    await this.click(way);
  }

  /** Replaces the text of a field of a form. */
  async fill(name: string, text: string): Promise<void> {
    const input = `:is(input, textarea)[name="${name}"]`;
    await clickIn(this.page, input, { count: 3 });
    await (await seeIn(this.page, input)).type(text);
  }

  /** The visible words of an element, spaces folded. */
  async words(testId: string, attributes?: Record<string, string>): Promise<string> {
    const found = await this.see(testId, attributes);
    return found.evaluate((element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
  }

  /** Waits until the words of an element fit. */
  async read(testId: string, pattern: RegExp, attributes?: Record<string, string>): Promise<void> {
    const selector = selectorOf(testId, attributes);
    try {
      await this.page.waitForFunction(
        (where: string, source: string, flags: string) => {
          const element = document.querySelector<HTMLElement>(where);
          return element !== null && new RegExp(source, flags).test(element.innerText.replace(/\s+/g, ' '));
        },
        often,
        selector,
        pattern.source,
        pattern.flags,
      );
    } catch {
      const words = await this.page.$eval(selector, (element) => (element as HTMLElement).innerText).catch(() => null);
      const found = words === null ? 'is not there' : `reads ${words.slice(0, 400)}`;
      throw new Error(`${selector} should read ${pattern}; it ${found}. ${await standingOn(this.page)}`);
    }
  }

  /** Waits until the focus is on an element that fits: what a key or a dialog does with it may come a moment later. */
  async focusOn(selector: string): Promise<void> {
    const isThere = (where: string) => document.activeElement?.matches(where) ?? false;
    try {
      await this.page.waitForFunction(isThere, often, selector);
    } catch {
      const found = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`The focus should be on ${selector}; it is on ${found}`);
    }
  }

  /** The computed style of an element. */
  async style(testId: string, property: string, attributes?: Record<string, string>): Promise<string> {
    const found = await this.see(testId, attributes);
    return found.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  }

  /** Holds a cookie of the portal. */
  async hold(name: string, value: string): Promise<void> {
    await this.context.setCookie({ name, value, domain: new URL(this.origin).hostname, path: '/' });
  }

  async cookie(name: string): Promise<string | null> {
    const cookies = await this.context.cookies();
    return cookies.find((cookie) => cookie.name === name)?.value ?? null;
  }

  /** Keeps what is on screen for whoever looks into a failure. Returns the file. */
  async picture(title: string): Promise<string> {
    const folder = process.env.JOURNEY_PICTURES ?? join(tmpdir(), 'portal-smoke');
    await mkdir(folder, { recursive: true });
    const path = `${folder}/${title.replace(/[^\w.-]+/g, '-').slice(0, 80)}.png` as const;
    // A window behind another one has no picture to give.
    await this.page.bringToFront();
    await this.page.screenshot({ path });
    return path;
  }

  leave(): Promise<void> {
    return this.profile.leave();
  }
}
