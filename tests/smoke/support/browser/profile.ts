import type { Browser, BrowserContext } from 'puppeteer';
import { closeWindow } from './close-window.ts';

/** Where a visitor's cookies, storages and caches lie. */
export interface Profile {
  readonly context: BrowserContext;
  /** What somebody has left in it, as words; none when it is as empty as a new one. */
  leftovers(): Promise<string[]>;
  /** Ends what the visitor has opened, and forgets the visitor. */
  leave(): Promise<void>;
  /** Ends the profile itself, whatever its pages are doing: nothing can be opened in it any more. */
  end(): Promise<void>;
}

/** A profile that nobody has used before and nobody uses afterwards: for who must find the caches empty. */
export async function ownProfile(browser: Browser): Promise<Profile> {
  const context = await browser.createBrowserContext();
  const end = async () => {
    if (!context.closed) await context.close();
  };
  return { context, leftovers: async () => [], leave: end, end };
}

/** What the storages of a page's origin hold; to be run in the page. */
const storedAt = async (): Promise<string[]> => [
  ...Object.keys(localStorage).map((key) => `local storage ${key}`),
  ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ...(await caches.keys()).map((name) => `cache ${name}`),
  ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
];

/**
 * A profile for one visitor after another, also of different suites. Each finds nothing of the one before but the
 * files that the browser keeps: a page that is loaded and compiled anew takes twice the processor's time.
 * @param origin of the portal, whose storages are emptied; it must answer
 */
export async function emptiedProfile(browser: Browser, origin: string): Promise<Profile> {
  const context = await browser.createBrowserContext();
  // A page of the portal that runs nothing: from here its storages can be looked at.
  const keeper = await context.newPage();
  await keeper.goto(`${origin}/robots.txt`);
  const session = await keeper.createCDPSession();
  const opened = async () => (await context.pages()).filter((page) => page !== keeper);
  return {
    context,
    async leftovers() {
      const [cookies, pages, stored] = await Promise.all([context.cookies(), opened(), keeper.evaluate(storedAt)]);
      return [...cookies.map(({ name }) => `cookie ${name}`), ...pages.map((page) => `page ${page.url()}`), ...stored];
    },
    async leave() {
      await Promise.all((await opened()).map((page) => closeWindow(page)));
      await session.send('Network.clearBrowserCookies');
      const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    },
    end: () => context.close(),
  };
}
