import type { Page } from 'puppeteer';
import { createAccount } from '../../../server/accounts/people/account-store.ts';
import type { StateDatabase } from '../../../server/state/open-state.ts';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { absolute, type Figure } from '../figures.ts';
import { visitSide } from '../front/visit-side.ts';
import { median } from '../median.ts';

const [accounts, rounds, slower] = [100_000, 7, 4];

/** So many accounts of two hundred companies, written in portions. */
async function fill(db: StateDatabase): Promise<void> {
  const days = { active_from: '20240101', active_to: '20991231', password_hash: 'none' };
  const id = await createAccount(db, { ...days, user_name: 'person-0', real_name: 'Person 0' });
  const one = await db.selectFrom('account').selectAll().where('account_id', '=', id).executeTakeFirstOrThrow();
  const row = (number: number) => {
    const name = `person-${number}`;
    const owner = { account_id: `bench-${number}`, user_name: name, user_key: name, real_name: `Person ${number}` };
    return { ...one, ...owner, company: `Company ${number % 200}` };
  };
  const portion = 500;
  for (let first = 1; first < accounts; first += portion) {
    const numbers = Array.from({ length: Math.min(portion, accounts - first) }, (_, place) => first + place);
    await db.insertInto('account').values(numbers.map(row)).execute();
  }
}

/** From a press of the entry in the menu until the first rows have been painted, in ms. */
const press = (page: Page, path: string, shown: string): Promise<number> =>
  page.evaluate(
    (to, selector) =>
      new Promise<number>((resolve) => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - began);
        const look = () => {
          // What is sent from the frame that holds the rows comes after it was painted.
          if (document.querySelector(selector)) painted.port2.postMessage(null);
          else requestAnimationFrame(look);
        };
        const began = performance.now();
        document.querySelector<HTMLElement>(`[data-testid="menu-item"][data-path="${to}"]`)?.click();
        requestAnimationFrame(look);
      }),
    path,
    shown,
  );

/** The list of accounts of the administration where there are a hundred thousand, on a processor four times slower. */
export async function benchAccountList(progress: (text: string) => void): Promise<Figure[]> {
  const portal = await startPortal();
  const { browser, close } = await openBrowser({ plain: true });
  try {
    progress(`${accounts} accounts are made`);
    await fill(portal.server.stores.state.db);
    const token = await portal.server.signIn('admin', 'Portal-2026-admin');
    const side = { name: 'portal', origin: portal.origin, stop: async () => undefined } as const;
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const visitor = await visitSide(browser, side, token);
      await visitor.open('/admin/companies');
      await visitor.page.waitForNetworkIdle({ idleTime: 1000 });
      await visitor.page.emulateCPUThrottling(slower);
      times.push(await press(visitor.page, '/admin/accounts', '[data-testid="account-table"] tbody tr td'));
      await visitor.leave();
    }
    return [absolute(`list of ${accounts} accounts, first picture, CPU ${slower}x`, 'ms', median(times), 400)];
  } finally {
    await close();
    await portal.stop();
  }
}
