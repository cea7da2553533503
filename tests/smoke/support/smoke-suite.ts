import { cp } from 'node:fs/promises';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, inject, type TestContext } from 'vitest';
import { type Account, accounts } from './accounts.ts';
import { sharedBrowser } from './open-browser.ts';
import { keptProfile, ownProfile, type Profile } from './profile.ts';
import { type PortalOptions, type PortalUnderTest, startPortal } from './start-portal.ts';
import { type Language, Visitor } from './visitor.ts';

export interface VisitOptions {
  /** Who is signed in already; nobody when absent. */
  as?: Account;
  language?: Language;
  /** For who must find the browser's caches empty; otherwise the files of former visitors are still there. */
  profile?: 'own';
}

type Body = (visitor: Visitor) => Promise<void>;

type Test = (context: TestContext) => Promise<void>;

/** The portal and the browser of one suite. */
export interface Smoke {
  readonly portal: PortalUnderTest;
  /** A test's body with a visitor of its own, who leaves afterwards; a failure leaves a picture. */
  visit(body: Body, options?: VisitOptions): Test;
  /** Bodies of a group of tests that share one visitor, who stays from the first of them to the last. */
  stay(options?: VisitOptions): (body: Body) => Test;
}

/** Runs a body; what it throws says where the visitor was, and what was on screen. */
async function watched(visitor: Visitor, { task }: TestContext, body: Body): Promise<void> {
  try {
    await body(visitor);
  } catch (error) {
    const picture = await visitor.picture(task.name).catch(() => 'no picture');
    throw new Error(`${(error as Error).message} [at ${visitor.place}; ${picture}]`, { cause: error });
  }
}

const copySeed = (dataFolder: string) => cp(inject('seed'), dataFolder, { recursive: true });

/** Starts a portal before the suite's first test and ends it after its last; the browser is the process's. */
export function smokeSuite(options: PortalOptions = {}): Smoke {
  let browser: Browser | null = null;
  let portal: PortalUnderTest | null = null;
  let kept: Profile | null = null;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([
      startPortal({ prepare: copySeed, ...options }),
      sharedBrowser(inject('room')),
    ]);
    kept = await keptProfile(browser, portal.origin);
  });
  afterAll(() => portal?.stop());
  const running = () => {
    if (!portal || !browser || !kept) throw new Error('The suite has not begun');
    return { portal, browser, kept };
  };
  const arrive = async ({ as, language = 'en', profile }: VisitOptions = {}) => {
    const { browser, portal, kept } = running();
    const visitor = await Visitor.arrive(profile ? await ownProfile(browser) : kept, portal.origin, language);
    if (as) await visitor.hold('token', await portal.server.signIn(as, accounts[as]));
    return visitor;
  };
  return {
    get portal() {
      return running().portal;
    },
    visit: (body, options) => async (context) => {
      const visitor = await arrive(options);
      try {
        await watched(visitor, context, body);
      } finally {
        await visitor.leave();
      }
    },
    stay: (options) => {
      let visitor: Visitor | null = null;
      beforeAll(async () => {
        // Who leaves meanwhile must not close this visitor's window.
        visitor = await arrive({ ...options, profile: 'own' });
      });
      afterAll(() => visitor?.leave());
      return (body) => (context) => {
        if (!visitor) throw new Error('The visitor has not arrived');
        return watched(visitor, context, body);
      };
    },
  };
}
