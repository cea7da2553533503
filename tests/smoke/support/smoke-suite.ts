import { afterAll, beforeAll, type TestContext } from 'vitest';
import { type Account, accounts } from './accounts.ts';
import { type OpenBrowser, openBrowser } from './open-browser.ts';
import { type PortalOptions, type PortalUnderTest, startPortal } from './start-portal.ts';
import { type Language, Visitor } from './visitor.ts';

export interface VisitOptions {
  /** Who is signed in already; nobody when absent. */
  as?: Account;
  language?: Language;
}

/** The portal and the browser of one suite. */
export interface Smoke {
  readonly portal: PortalUnderTest;
  /** A test's body with a visitor of its own, who leaves afterwards; a failure leaves a picture. */
  visit(body: (visitor: Visitor) => Promise<void>, options?: VisitOptions): (context: TestContext) => Promise<void>;
}

/** Starts a portal and a browser before the suite's first test and ends both after its last. */
export function smokeSuite(options: PortalOptions = {}): Smoke {
  let browser: OpenBrowser | null = null;
  let portal: PortalUnderTest | null = null;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  const running = () => {
    if (!portal || !browser) throw new Error('The suite has not begun');
    return { portal, browser: browser.browser };
  };
  return {
    get portal() {
      return running().portal;
    },
    visit: (body, { as, language = 'en' } = {}) => {
      return async ({ task }) => {
        const visitor = await Visitor.arrive(running().browser, running().portal.origin, language);
        try {
          if (as) await visitor.hold('token', await running().portal.server.signIn(as, accounts[as]));
          await body(visitor);
        } catch (error) {
          const picture = await visitor.picture(task.name).catch(() => 'no picture');
          throw new Error(`${(error as Error).message} [at ${visitor.place}; ${picture}]`, { cause: error });
        } finally {
          await visitor.leave();
        }
      };
    },
  };
}
