/** @typedef {import('puppeteer').Page} Page */

/**
 * Signs in by account and password, as a person does.
 *
 * @param {Page} page
 * @param {{ portal: string, account: string, password: string }} as portal: its origin
 */
export async function signIn(page, { portal, account, password }) {
  await page.goto(`${portal}/home`);
  await press(page, 'sign-in-mode-password');
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  const agree = await page.$('input[name="agree"]');
  if (agree && !(await agree.evaluate((box) => box.checked))) await agree.evaluate((box) => box.click());
  await press(page, 'sign-in-submit');
  await page.waitForFunction(() => location.pathname !== '/home');
}

/** @param {Page} page @param {string} id the value of data-testid */
export const press = (page, id) => page.locator(`[data-testid="${id}"]`).click();

/**
 * Lays a module over the portal and opens a page of it.
 *
 * @param {Page} page of a person who may override modules
 * @param {{ portal: string, module: string, address: string, path: string }} over address: of a manifest.json or an entry
 */
export async function override(page, { portal, module, address, path }) {
  const map = encodeURIComponent(JSON.stringify({ imports: { [module]: address } }));
  await page.goto(`${portal}${path}?imo=${map}`);
}

/**
 * Waits until an area is in a state.
 *
 * @param {Page} page
 * @param {string} area such as dealer-map
 * @param {'loading' | 'mounted' | 'failed'} state
 */
export const areaIs = (page, area, state) =>
  page.waitForSelector(`[data-testid="area"][data-area="${area}"][data-state="${state}"]`, {
    visible: state !== 'failed',
  });
