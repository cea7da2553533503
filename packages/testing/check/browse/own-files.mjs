import { weigh } from './weigh.mjs';

/**
 * The scripts and style sheets that an area has loaded so far.
 *
 * @param {import('puppeteer').Page} page
 * @param {string} base what the addresses of its own files begin with
 * @returns {Promise<import('../judge/measured.mjs').Measured['files']>}
 */
export async function ownFiles(page, base) {
  const files = await page.evaluate(async (start) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = [...new Set(names)].filter(
      (name) => start !== '' && name.startsWith(start) && /\.m?js|\.css/.test(name),
    );
    const text = async (address) => (await fetch(address)).text();
    return Promise.all(own.map(async (address) => ({ address, text: await text(address).catch(() => '') })));
  }, base);
  return Promise.all(files.map(({ address, text }) => weigh(address, text)));
}
