import { measureArea } from './browse/measure-area.mjs';
import { judgeArea, usualBudget } from './judge/judge-area.mjs';

export { measureArea } from './browse/measure-area.mjs';
export { judgeArea, usualBudget } from './judge/judge-area.mjs';
export { judgeManifest } from './manifest/judge-manifest.mjs';

/**
 * Checks an area in a portal that runs.
 *
 * @param {() => Promise<import('puppeteer').Page>} newPage a window of somebody who is signed in and has the product
 * @param {{ origin: string, path: string, rounds?: number, patience?: number, budget?: number }} what origin: of the portal;
 * path: of the area, such as /dealer-map; rounds: how many times it is mounted; patience: ms until it must stand; budget: kB
 * of brotli that its scripts and styles may weigh
 * @returns {Promise<{ findings: import('./judge/finding.mjs').Finding[], measured: import('./judge/measured.mjs').Measured }>}
 */
export async function checkArea(newPage, { budget = usualBudget, ...what }) {
  const measured = await measureArea(newPage, what);
  return { findings: judgeArea(measured, { budget }), measured };
}
