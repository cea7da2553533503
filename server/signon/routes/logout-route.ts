import type { FastifyInstance, FastifyReply } from 'fastify';
import { endOpenSessions, endSignOnSessions, spendOnce } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { clientNetwork } from '../../http/index.ts';
import { createBudget } from '../../kernel/calls/budget.ts';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { actorOf } from '../people/account-for.ts';
import { rememberLeft } from '../people/left-sessions.ts';
import { linkedAccount } from '../people/links.ts';
import { sidHash } from '../people/person.ts';
import type { Issuers } from '../provider/issuers.ts';
import { NoLogoutToken, openLogoutTokens, type SignedOut } from '../provider/logout-token.ts';
import type { SignOnParts } from '../sign-on-parts.ts';

const bodyLimit = 16 * 1024;

/** Words of logout from one network: a provider tells of everybody from one place. */
const budget = { most: 6000, window: 15 * 60_000, keys: 10_000 };

/** A token counts once, for longer than it could count at all, in milliseconds. */
const spentFor = 10 * 60_000;

/**
 * Where a provider posts that somebody has signed out of it (OpenID Connect Back-Channel Logout 1.0): the sessions that
 * came from the one that it names end, or all of the account where it names none. Whoever else posts there is told that it
 * is no such word, and nothing beside.
 */
export function logoutRoute(app: FastifyInstance, parts: SignOnParts, issuers: Issuers): void {
  const { db, clock, settings, log } = parts;
  const read = openLogoutTokens(issuers, clock);
  const count = createBudget(budget);

  const refuse = (reply: FastifyReply, code: number, error: string) => reply.code(code).send({ error });

  async function signOut(provider: SignOnProvider, { subject, sid, id }: SignedOut, address: string): Promise<void> {
    const now = clock();
    const whose = { issuer: provider.issuer, subject: subject ?? '' };
    const account = subject === null ? undefined : await linkedAccount(db, provider.key, whose);
    await db.transaction().execute(async (transaction) => {
      const isFirst = await spendOnce(transaction, `logout ${provider.key} ${id}`, now + spentFor);
      if (!isFirst) return;
      const session = sid === null ? null : { provider: provider.key, sid: sidHash(sid) };
      if (session) await rememberLeft(transaction, session, now);
      // Somebody unknown has no session, and what is on its way for them is remembered.
      if (subject !== null && !account) return;
      const ended = await endAll(transaction, provider.key, session?.sid ?? null, account?.account_id ?? null, now);
      for (const [of, count] of ended) {
        const who = { at: now, actor: actorOf(provider), accountId: of, address };
        await writeAudit(transaction, { ...who, action: 'end-sessions', detail: { ended: count } });
      }
    });
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    scope.post('/sign-on/:key/logout', { bodyLimit }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { key: named } = request.params as { key: string };
      const provider = settings.signOn.find(({ key }) => key === named);
      if (!provider) return reply.callNotFound();
      const address = clientNetwork(request.ip);
      if (count(address, clock()).worth !== 'within') return refuse(reply, 429, 'temporarily_unavailable');
      const token = request.body instanceof URLSearchParams ? (request.body.get('logout_token') ?? '') : '';
      try {
        await signOut(provider, await read(provider, token), address);
        return reply.code(200).send('');
      } catch (error) {
        if (!(error instanceof NoLogoutToken)) throw error;
        log()?.warn({ provider: provider.key, fault: error.message }, 'a word of logout was refused');
        return refuse(reply, 400, 'invalid_request');
      }
    });
  });
}

/**
 * @param sid hash of what the provider calls the session that is over; null for all of the account
 * @returns how many sessions have ended, by account
 */
async function endAll(
  transaction: StateDatabase,
  signOn: string,
  sid: string | null,
  accountId: string | null,
  now: number,
): Promise<Map<string, number>> {
  if (sid !== null) return endSignOnSessions(transaction, { signOn, sid, accountId }, now);
  const ended = accountId === null ? 0 : await endOpenSessions(transaction, accountId, 'provider', now);
  return new Map(accountId !== null && ended > 0 ? [[accountId, ended]] : []);
}
