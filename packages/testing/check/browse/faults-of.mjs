import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let tool = '';

/**
 * Puts the tool of accessibility into a page, once: the policy of the page refuses foreign scripts, so it comes through the
 * debugging channel.
 *
 * @param {import('puppeteer').Page} page
 */
export async function bringTool(page) {
  tool ||= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${tool};axe.configure({ noHtml: true })`);
}

/**
 * What the tool of accessibility finds in the element of the area; the frame around it is the portal's.
 *
 * @param {import('puppeteer').Page} page
 * @returns {Promise<import('../judge/measured.mjs').Fault[]>}
 */
export async function faultsOf(page) {
  await bringTool(page);
  return page.evaluate(async () => {
    const area = document.querySelector('[data-testid="area"]');
    if (!area) return [];
    const { violations } = await window.axe.run(area, {
      resultTypes: ['violations'],
      preload: false,
      elementRef: true,
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.map(({ element, target }) => element?.outerHTML.slice(0, 100) ?? target.join(' ')),
    }));
  });
}
