import { accountFault, findById } from '../../accounts/index.ts';
import { maskContact, writeAudit } from '../../audit/index.ts';
import { type Follower, followersToTell, policyLetter, takeNewPolicies } from '../../content/index.ts';
import type { Gateways } from '../../gateways/index.ts';
import type { Log } from '../../kernel/log.ts';
import { holdsProduct } from '../../products/index.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { addressOf } from '../../watches/index.ts';

/** What telling of new policies works with. */
export interface TellPoliciesParts extends StateParts {
  gateways: Pick<Gateways, 'send'>;
  /** Where people reach the portal. */
  origin: () => string;
  /** Null before the server listens. */
  log: () => Log | null;
}

/** How often it is looked for new policies, and when a mail that did not go out is tried again, in ms. */
const [lookEvery, pause] = [30_000, 10 * 60_000];

/** Whose policies are followed by mail: the product, at that moment. */
const product = 'policy';

/**
 * Tells whoever follows topics and places of policies what is new of them, whichever of several servers comes first: once
 * each, by the rights of that moment, where the account is told of what it watches.
 */
export async function tellPolicies(parts: TellPoliciesParts): Promise<void> {
  for (const follower of await followersToTell(parts.db, parts.clock())) await tell(parts, follower);
}

async function tell({ db, clock, gateways, origin, log }: TellPoliciesParts, follower: Follower): Promise<void> {
  const { accountId, language } = follower;
  const now = clock();
  const account = await findById(db, accountId);
  const mayRead = account && !accountFault(account, now) && (await holdsProduct(db, accountId, product, now));
  const to = account && mayRead ? await addressOf(db, account) : '';
  // What comes while nobody may be told of it is no news later: the page shows it.
  const taken = await takeNewPolicies(db, follower, now);
  if (!account || to === '' || taken.total === 0) return;
  const letter = policyLetter({ ...taken, account: account.user_name, origin: origin() }, language);
  const values = { account: account.user_name, count: String(taken.total) };
  const detail = { policies: taken.total, to: maskContact(to) };
  const audit = (outcome: 'done' | 'refused') =>
    writeAudit(db, { at: clock(), actor: 'watch', action: 'tell-policies', accountId, outcome, detail });
  try {
    await gateways.send({ channel: 'email', to, kind: 'watch', language, ...letter, values });
  } catch (error) {
    log()?.error({ account: accountId, reason: String(error) }, 'new policies could not be told');
    await taken.giveBack(now + pause);
    return audit('refused');
  }
  await audit('done');
}

/** Tells of new policies again and again. @returns what ends it, when the round that is under way is over */
export function keepTellingPolicies(parts: TellPoliciesParts): { close(): Promise<void> } {
  let turn: Promise<void> | null = null;
  const timer = setInterval(() => {
    turn ??= tellPolicies(parts)
      .catch((error: unknown) => parts.log()?.error({ err: error }, 'nobody was told of new policies'))
      .finally(() => {
        turn = null;
      });
  }, lookEvery);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await turn;
    },
  };
}
