import type { Browser, BrowserContext } from 'puppeteer-core';

/** Where a visitor's cookies, storages and caches lie. */
export interface Profile {
  readonly context: BrowserContext;
  /** Ends what the visitor has opened, and forgets the visitor. */
  leave(): Promise<void>;
}

/** A profile that nobody has used before and nobody uses afterwards: for who must find the caches empty. */
export async function ownProfile(browser: Browser): Promise<Profile> {
  const context = await browser.createBrowserContext();
  return { context, leave: () => context.close() };
}

let kept: { browser: Browser; origin: string; profile: Profile } | null = null;

/**
 * The profile of a process for one visitor after another, also of different suites. Each finds nothing of the one
 * before but the files that the browser keeps: a page that is loaded and compiled anew takes twice the
 * processor's time.
 * @param origin of the portal, whose storages are emptied
 */
export async function keptProfile(browser: Browser, origin: string): Promise<Profile> {
  if (kept?.browser === browser && kept.origin === origin) return kept.profile;
  await kept?.profile.context.close().catch(() => undefined);
  kept = { browser, origin, profile: await emptiedProfile(browser, origin) };
  return kept.profile;
}

async function emptiedProfile(browser: Browser, origin: string): Promise<Profile> {
  const context = await browser.createBrowserContext();
  const keeper = await context.newPage();
  const session = await keeper.createCDPSession();
  return {
    context,
    async leave() {
      const pages = await context.pages();
      await Promise.all(pages.filter((page) => page !== keeper).map((page) => page.close()));
      await session.send('Network.clearBrowserCookies');
      const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    },
  };
}
