import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../../http/index.ts';
import { createBudget } from '../../kernel/calls/budget.ts';
import { newToken } from '../../kernel/secrets/tokens.ts';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import { localPath } from '../local-path.ts';
import { failureOf } from '../provider/ending-of.ts';
import { inTime } from '../provider/in-time.ts';
import { type Issuers, patience } from '../provider/issuers.ts';
import { leavingFrom, proveReturn, startAt } from '../provider/prove.ts';
import type { Ending } from '../refusals.ts';
import type { SignOnParts } from '../sign-on-parts.ts';
import { keepStep, takeStep } from '../steps/steps.ts';
import { signOnCookies } from './cookies.ts';
import { isSignedIn } from './is-signed-in.ts';

/** Sign-ins that one network may begin or bring back: a company comes to work behind one address. */
const budget = { most: 1200, window: 15 * 60_000, keys: 10_000 };

const tooOften =
  '登录过于频繁，请 15 分钟后再试。\nToo many sign-ins in a short time. Please try again in 15 minutes.\n';

/** A browser at one of the addresses of a provider. */
interface Visit {
  provider: SignOnProvider;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Where browsers go to sign in by a provider, where it sends them back to, and where they leave it. All lead on to pages;
 * what came of it waits there for the call companyLogin, which alone begins a session.
 */
export function signOnRoutes(app: FastifyInstance, parts: SignOnParts, issuers: Issuers): void {
  const { db, clock, settings, origin, log } = parts;
  const cookies = signOnCookies(settings);
  const count = createBudget(budget);
  const callbackOf = ({ key }: SignOnProvider) => `${origin()}/sign-on/${key}/callback`;

  /** Leads a browser on from the address of a provider; one that there is not is no address of the portal. */
  const lead = (path: string, onward: (visit: Visit) => Promise<string>) =>
    app.get(`/sign-on/:key/${path}`, async (request, reply) => {
      const { key: named } = request.params as { key: string };
      const provider = settings.signOn.find(({ key }) => key === named);
      if (!provider) return reply.callNotFound();
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (count(clientNetwork(request.ip), clock()).worth !== 'within')
        return reply.code(429).type('text/plain; charset=utf-8').send(tooOften);
      return reply.redirect(await onward({ provider, request, reply }), 303);
    });

  /** Asks a provider, and says in one word why nothing came of it. */
  async function orEnding<Result>(
    { key }: SignOnProvider,
    work: Promise<Result>,
  ): Promise<Result | { ending: Ending }> {
    try {
      return await inTime(patience.person, work);
    } catch (error) {
      const failure = failureOf(error);
      log()?.warn({ provider: key, ...failure }, 'a sign-in by the provider of a company failed');
      return { ending: failure.ending };
    }
  }

  /** To the page that goes on with what came of a sign-in. */
  function toDoor({ request, reply }: Visit, ticket: string, to: string): string {
    cookies.giveTicket(request, reply, ticket);
    return to === '' ? '/home' : `/home?redirect=${encodeURIComponent(to)}`;
  }

  lead('start', async (visit) => {
    const { provider, request, reply } = visit;
    const to = localPath(textOf(request, 'to'));
    // Nobody's place is taken by a link: who is signed in goes on as they are.
    if (await isSignedIn(parts, request)) return to || '/';
    const owner = { provider: provider.key, browser: '' };
    const start = await orEnding(provider, startAt(issuers, provider, callbackOf(provider)));
    if ('ending' in start) return toDoor(visit, await keepStep(db, 'proven', owner, start, clock()), to);
    const browser = cookies.nameBrowser(request, reply);
    return start.addressFor(await keepStep(db, 'begun', { ...owner, browser }, { ...start.begun, to }, clock()));
  });

  lead('callback', async (visit) => {
    const { provider, request } = visit;
    const state = textOf(request, 'state');
    const taken = await takeStep(db, 'begun', state, cookies.browserOf(request), clock());
    // A ticket that nobody has kept says that this sign-in is over.
    if (taken?.provider !== provider.key) return toDoor(visit, newToken(), '');
    const { to, ...begun } = taken.step;
    const address = new URL(callbackOf(provider));
    address.search = new URL(request.url, origin()).search;
    const proving = proveReturn(issuers, provider, address, { ...begun, state });
    const proven = await orEnding(provider, proving);
    const owner = { provider: provider.key, browser: '' };
    return toDoor(visit, await keepStep(db, 'proven', owner, proven, clock()), to);
  });

  lead('leave', async ({ provider }) => {
    const left = await orEnding(provider, leavingFrom(issuers, provider, `${origin()}/home`));
    return typeof left === 'string' ? left : '/home';
  });
}

/** One text of the query; what is missing or comes twice is empty. */
function textOf(request: FastifyRequest, name: string): string {
  const value = ((request.query ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
