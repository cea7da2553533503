import { measureArea } from './browse/measure-area.mjs';
import { judgeArea, usualBudget } from './judge/judge-area.mjs';

export { measureArea } from './browse/measure-area.mjs';
export { judgeArea, usualBudget } from './judge/judge-area.mjs';
export { judgeManifest } from './manifest/judge-manifest.mjs';

/**
 * Checks an area in a portal that runs.
 *
 * @param {() => Promise<import('puppeteer').Page>} newPage a window of somebody who is signed in and has the product
 * @param {{ origin: string, path: string, rounds?: number, patience?: number, budget?: number,
 * unlisted?: import('./judge/measured.mjs').Measured['files'] }} what origin: of the portal;
 * path: of the area, such as /dealer-map; rounds: how many times it is mounted; patience: ms until it must stand; budget: kB
 * of brotli that its scripts and styles may weigh; unlisted: scripts and styles that its manifest does not list, by their
 * paths, which count as if they were loaded
 * @returns {Promise<{ findings: import('./judge/finding.mjs').Finding[], measured: import('./judge/measured.mjs').Measured }>}
 */
export async function checkArea(newPage, { budget = usualBudget, unlisted = [], ...what }) {
  const seen = await measureArea(newPage, what);
  const measured = { ...seen, files: withUnlisted(seen.files, unlisted) };
  return { findings: judgeArea(measured, { budget }), measured };
}

/**
 * What was loaded, and what the manifest does not list beside that.
 *
 * @param {import('./judge/measured.mjs').Measured['files']} loaded
 * @param {import('./judge/measured.mjs').Measured['files']} unlisted
 */
export function withUnlisted(loaded, unlisted) {
  const paths = loaded.map(({ address }) => address.split(/[?#]/, 1)[0]);
  return [...loaded, ...unlisted.filter(({ address }) => !paths.some((path) => path.endsWith(`/${address}`)))];
}
