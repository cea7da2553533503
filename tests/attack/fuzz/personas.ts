import { type CallName, calls } from '@portal/contract';
import { beginSession } from '../../../server/accounts/sessions/session-store.ts';
import { makeKey } from '../../../server/keys/key-store.ts';
import { giveProof } from '../../../server/proof/proof-test-kit.ts';
import type { StateDatabase } from '../../../server/state/open-state.ts';
import { giveTicket } from '../../faults/give-ticket.ts';
import type { Dice } from '../../support/dice.ts';

/** Who asks, by the headers that prove it. */
type Proof = Record<string, string>;

/** Calls that end the session they come with when they succeed. */
const ending: readonly CallName[] = [
  ...(['logout', 'userLogout', 'switchAccount', 'refreshToken', 'refreshToken2', 'userRefreshToken'] as const),
];

/** Calls that want a solved puzzle; its ticket is understood within the payload, too. */
const ticketed: readonly CallName[] = [
  ...(['sendBindCode', 'sendBindCodeEmail', 'sendVerificationCode', 'sendVerificationCodeEmail'] as const),
];

export interface Personas {
  /** Of somebody who may make the call, or nobody. */
  proofFor(dice: Dice, call: CallName): Promise<Proof>;
  /** What only the store knows, put into a payload that fits: a right password, a token to renew, a proof, a ticket. */
  complete(dice: Dice, call: CallName, payload: Record<string, unknown>, proof: Proof): Promise<void>;
  /** A person who is signed in, and has proven again to be it. */
  proven(): Promise<{ token: string; proof: string }>;
  /** Begins a session anew that something has ended. */
  renew(token: string): Promise<void>;
}

/** How often one session asks before another takes its place: else its limit would hide what lies behind. */
const mostOfSession = 200;

async function idOf(db: StateDatabase, name: string): Promise<string> {
  const query = db.selectFrom('account').select('account_id').where('user_name', '=', name);
  return (await query.executeTakeFirstOrThrow()).account_id;
}

/** Somebody who is signed in, again and again. */
async function openPerson(begin: () => Promise<{ token: string }>) {
  let session = await begin();
  let requests = 0;
  const renew = async () => {
    requests = 0;
    session = await begin();
  };
  return {
    session: () => session,
    renew,
    async ask(): Promise<Proof> {
      requests += 1;
      if (requests > mostOfSession) await renew();
      return session;
    },
  };
}

/** Nobody, somebody who is signed in, the admin, and the key of a program that may deliver. */
export async function openPersonas(db: StateDatabase): Promise<Personas> {
  const [demo, admin, developer] = await Promise.all(['demo', 'admin', 'developer'].map((name) => idOf(db, name)));
  if (!demo || !admin || !developer) throw new Error('The demonstration has no accounts.');
  const rights = {
    label: 'attack',
    products: [],
    rights: ['ask', 'deliver'] as const,
    callsAMinute: 100_000,
    to: '20991231',
  };
  const { secret } = await makeKey(db, demo, rights, Date.now());
  const program: Proof = { authorization: `Bearer ${secret}` };
  const begin = async (account: string) => ({ token: await beginSession(db, account, Date.now()) });
  const people = { demo: await openPerson(() => begin(demo)), admin: await openPerson(() => begin(admin)) };
  return {
    proven: async () => {
      const { token } = people.demo.session();
      return { token, proof: await giveProof(db, token, Date.now()) };
    },
    async proofFor(dice, call) {
      const drawn = dice.below(10);
      if (drawn < 2) return {};
      if (ending.includes(call)) return begin(call === 'switchAccount' ? demo : developer);
      if (drawn < 4) return people.admin.ask();
      return 'programs' in calls[call] && drawn < 7 ? program : people.demo.ask();
    },
    async complete(dice, call, payload, { token }) {
      if ('refreshToken' in payload && token) payload.refreshToken = token;
      if (call === 'simpleLogin' && dice.oneIn(3)) Object.assign(payload, { userNm: 'demo', pwd: 'Portal-2026' });
      if ('proof' in calls[call] && token) payload.proof = await giveProof(db, token, Date.now());
      if (ticketed.includes(call)) payload.captchaTicket = await giveTicket(db);
    },
    async renew(token) {
      for (const { session, renew } of Object.values(people)) if (token === session().token) await renew();
    },
  };
}
