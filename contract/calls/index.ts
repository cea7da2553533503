import { administrationCalls } from './administration.ts';
import { contentCalls } from './content.ts';
import { contentDeskCalls } from './content-desk.ts';
import { doorCalls } from './door.ts';
import { marketCalls } from './market.ts';
import { moduleCalls } from './modules.ts';
import { overviewCalls } from './overview.ts';
import { ownCalls } from './own.ts';
import { peopleCalls } from './people.ts';
import { uploadCalls } from './uploads.ts';

export * from './rule.ts';
export * from './trail-actions.ts';

/**
 * Every call of the wire: its method and path below /api, and who may make it.
 * 'public' needs no session, 'session' needs one, `product:<key>` needs one whose account holds that product, or one of
 * those that stand there with commas between them, and 'dataset' one whose account holds one of the products that open
 * the dataset of the payload; `right:<name>` needs the key of a program that was made with that right, and no session opens it.
 * `role:<name>` needs the session of an account with that role, or one of those that stand there; no key opens it.
 * 'stale-session' is what a session can still do after its account's rights have changed: be renewed, ended, and read
 * what it may do from now on; any other call is then answered with 100441 (S4.041).
 */
export const calls = {
  ...peopleCalls,
  ...doorCalls,
  ...overviewCalls,
  ...contentCalls,
  ...ownCalls,
  ...marketCalls,
  ...moduleCalls,
  ...administrationCalls,
  ...uploadCalls,
  ...contentDeskCalls,
} as const;

export type CallName = keyof typeof calls;
