import type { Browser, BrowserContext } from 'puppeteer';
import { openBrowser } from './open-browser.ts';
import { emptiedProfile, ownProfile, type Profile } from './profile.ts';

/** A profile that has not answered in this time is given up, in ms. */
const answerTime = 5_000;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref());

/**
 * What one process of a run keeps from suite to suite: a browser, which costs as much as a journey to start, the port of
 * the portal and a profile that holds its files.
 */
export class Lane {
  /** The port of the portal before, where the browser still has the files that it kept; 0 before the first. */
  formerPort = 0;
  /** A folder that is removed after the run. */
  readonly room: string;
  #browser: Browser | null = null;
  #ready: { origin: string; profile: Profile } | null = null;
  #visits: Profile[] = [];

  constructor(room: string) {
    this.room = room;
  }

  /**
   * A profile for a visitor who arrives, proved to hold nothing of anybody. One in which something is left is given up:
   * what a page stored last may come to the browser's store after the page was closed and the store emptied.
   * @param origin of the portal, which must answer
   * @param own whether nobody may have used it before, so that the browser's caches are empty too
   * @throws Error with what a new profile holds
   */
  async enter(origin: string, own: boolean): Promise<Profile> {
    const profile = own ? await ownProfile(await this.#opened()) : await this.#emptyProfile(origin);
    this.#visits.push(profile);
    return profile;
  }

  /**
   * Ends a visit with everything that it opened.
   * @param cut whether something may still use the profile: it is then given up, whatever its pages are doing
   */
  async leave(profile: Profile, cut: boolean): Promise<void> {
    this.#visits = this.#visits.filter((visit) => visit !== profile);
    try {
      await (cut ? this.#giveUp(profile) : profile.leave());
    } catch (error) {
      await this.#giveUp(profile);
      throw error;
    }
    await this.#endStrays();
  }

  /** Ends what a suite has left open. */
  async endSuite(): Promise<void> {
    for (const profile of this.#visits) await this.leave(profile, true);
  }

  async #opened(): Promise<Browser> {
    if (this.#browser?.connected) return this.#browser;
    const { browser } = await openBrowser({ room: this.room });
    // The process of the lane may end while its browser runs: puppeteer then kills it.
    const started = browser.process();
    started?.unref();
    for (const stream of started?.stdio ?? []) if (stream && 'unref' in stream) (stream as { unref(): void }).unref();
    this.#browser = browser;
    return browser;
  }

  async #emptyProfile(origin: string): Promise<Profile> {
    const stored = await this.#readyProfile(origin);
    // One process draws all windows of a profile: where the last visitor's still keeps it busy, it does not answer.
    const left = await Promise.race([stored.leftovers().catch((error: Error) => [error.message]), after(answerTime)]);
    if (left?.length === 0) return stored;
    await this.#giveUp(stored);
    const profile = await this.#readyProfile(origin);
    const leftovers = await profile.leftovers();
    if (leftovers.length > 0) throw new Error(`A new profile holds ${leftovers.join(', ')}`);
    return profile;
  }

  async #readyProfile(origin: string): Promise<Profile> {
    const browser = await this.#opened();
    const stored = this.#ready;
    if (stored?.origin === origin && stored.profile.context.browser() === browser) return stored.profile;
    if (stored) await this.#giveUp(stored.profile);
    this.#ready = { origin, profile: await emptiedProfile(browser, origin) };
    return this.#ready.profile;
  }

  async #giveUp(profile: Profile): Promise<void> {
    if (this.#ready?.profile === profile) this.#ready = null;
    await profile.end().catch(() => undefined);
  }

  /** A visitor may have opened windows of somebody else, of another device for instance. */
  async #endStrays(): Promise<void> {
    const browser = this.#browser;
    if (!browser?.connected) return;
    const known: BrowserContext[] = this.#visits.map(({ context }) => context);
    if (this.#ready) known.push(this.#ready.profile.context);
    const strays = browser.browserContexts().filter((context) => context !== browser.defaultBrowserContext());
    await Promise.all(
      strays.filter((stray) => !known.includes(stray)).map((stray) => stray.close().catch(() => undefined)),
    );
  }
}
