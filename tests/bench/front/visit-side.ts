import type { Browser } from 'puppeteer';
import { ownProfile } from '../../smoke/support/browser/profile.ts';
import { Visitor } from '../../smoke/support/visitor.ts';
import type { Side } from './serve-side.ts';

/**
 * A visitor of one side, with an empty cache.
 * @param token of a session; signed out when absent
 */
export async function visitSide(browser: Browser, side: Side, token?: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(await ownProfile(browser), side.origin);
  // tsx wraps named functions in a helper, which functions that run in the page do not find there.
  await visitor.page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  if (token) await visitor.hold('token', token);
  return visitor;
}
