import type { Browser } from 'puppeteer-core';
import { type Conditions, slowDown } from '../front/conditions.ts';
import type { Side } from '../front/serve-side.ts';
import { visitSide } from '../front/visit-side.ts';
import { trivialAreas } from './areas.ts';
import { openFirst, switchTo } from './switch-areas.ts';

/** Opens one area, and then for the first time another one. @returns milliseconds from the click to its heading */
export async function measureFirstVisit(
  browser: Browser,
  side: Side,
  token: string,
  where: Conditions,
): Promise<number> {
  const visitor = await visitSide(browser, side, token);
  const { page } = visitor;
  try {
    await slowDown(page, where);
    await openFirst(visitor);
    await page.waitForNetworkIdle({ idleTime: 1500 });
    return await switchTo(page, trivialAreas[1], 0);
  } finally {
    await visitor.leave();
  }
}
