import type { Page } from 'puppeteer';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { answerMarket } from '../answer-market.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { flowsAnswer } from './flows-answer.ts';
import { watchFlows } from './watch-flows.ts';

const rounds = 5;
const slower = 4;
const rivals = 40;

const links = '[data-drawn] path[data-at]';

/** @returns from the choice of a brand whose rivals are to be seen to the frame in which their bands stand, in ms */
const measureChoice = (page: Page, brand: string): Promise<number> =>
  page.evaluate(
    ({ brand, links, bands }) =>
      new Promise<number>((done) => {
        const field = document.querySelector<HTMLSelectElement>('select[name="of"]');
        // The middle head names whose flows are drawn, and comes in the same drawing as their bands.
        const heads = () => [...document.querySelectorAll('[data-drawn] svg > text')].map((head) => head.textContent);
        const name = field?.querySelector(`option[value="${brand}"]`)?.textContent ?? '';
        const begin = performance.now();
        const painted = new MessageChannel();
        painted.port1.onmessage = () => done(performance.now() - begin);
        const look = () => {
          const isThere = heads().includes(name) && document.querySelectorAll(links).length >= bands;
          if (isThere) painted.port2.postMessage(null);
          else requestAnimationFrame(look);
        };
        if (!field) throw new Error('there is no field of the brand');
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, brand);
        field.dispatchEvent(new Event('change', { bubbles: true }));
        requestAnimationFrame(look);
      }),
    { brand, links, bands: rivals * 2 },
  );

/** The flows between a brand and 40 rivals, both ways, on a processor four times slower: the first picture, and another. */
export async function benchFlows(progress: (text: string) => void): Promise<Figure[]> {
  const portal = await startPortal();
  const { browser, close } = await openBrowser({ plain: true });
  const found = { first: [] as number[], other: [] as number[] };
  try {
    const token = await portal.server.signIn();
    for (let round = 1; round <= rounds; round += 1) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await context.setCookie({ name: 'token', value: token, domain: new URL(portal.origin).hostname, path: '/' });
      // What runs this file names functions by a helper, which the page has not.
      await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
      await page.evaluateOnNewDocument(watchFlows, rivals * 2);
      await answerMarket(page, flowsAnswer);
      await page.emulateCPUThrottling(slower);
      await page.goto(`${portal.origin}/internet/rivals?of=brand-0&top=${rivals}`);
      await page.waitForFunction(() => 'drawn' in window, { timeout: 120_000 });
      const first = await page.evaluate(() => (window as unknown as { drawn: number }).drawn);
      await page.waitForNetworkIdle({ idleTime: 1000 });
      const other = await measureChoice(page, 'brand-1');
      found.first.push(first);
      found.other.push(other);
      progress(`round ${round} of ${rounds}: first ${first.toFixed(0)} ms, another ${other.toFixed(0)} ms`);
      await context.close();
    }
    const name = (what: string) => `flows of ${rivals} rivals: ${what}, CPU ${slower}x`;
    const first = median(found.first);
    return [
      absolute(name('from the choice of a brand to its picture'), 'ms', median(found.other), 200),
      {
        name: name('first picture, with the code of charts, from the last answer'),
        unit: 'ms',
        portal: first,
        value: first,
      },
    ];
  } finally {
    await close();
    await portal.stop();
  }
}
