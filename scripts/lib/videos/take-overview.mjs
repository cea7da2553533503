import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../project.mjs';
import { visitPortal } from './visit-portal.mjs';

/** What README.md shows of the portal: the first window of the market overview. */
const file = join(project, 'docs', 'images', 'sales-overview-en.png');

/**
 * Takes the picture of README.md anew.
 * @param {import('puppeteer').Browser} browser
 * @param {{ origin: string, token: string }} portal
 */
export async function takeOverview(browser, portal) {
  const { page, play, close } = await visitPortal(browser, portal, 'en', { width: 1440, height: 900 });
  await play({ open: '/sales/overview' });
  await writeFile(file, await page.screenshot());
  await close();
}
