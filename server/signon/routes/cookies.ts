import type { FastifyReply, FastifyRequest } from 'fastify';
import { overTls } from '../../http/index.ts';
import { newToken } from '../../kernel/secrets/tokens.ts';
import type { Settings } from '../../settings/settings.ts';
import { stepLife } from '../steps/steps.ts';

/** By what a page of the portal finds what came of a sign-in at a provider; it is read and removed there. */
const ticketName = 'sign-on-ticket';

/** The cookies of sign-in by providers. */
export interface SignOnCookies {
  /** What ties a sign-in to the browser that has begun it; empty where it has begun none. */
  browserOf(request: FastifyRequest): string;
  /** @returns what the browser is known by until its sign-in comes back; the same for several at once */
  nameBrowser(request: FastifyRequest, reply: FastifyReply): string;
  giveTicket(request: FastifyRequest, reply: FastifyReply, ticket: string): void;
}

/** No script reads the one, and over TLS its name keeps other hosts from setting it; the other is for a script of the page. */
export function signOnCookies(settings: Pick<Settings, 'publicOrigin'>): SignOnCookies {
  const isOverTls = overTls(settings);
  const nameFor = (request: FastifyRequest) => (isOverTls(request) ? '__Host-sign-on' : 'sign-on');
  const browserOf = (request: FastifyRequest) => {
    const brought = request.cookies[nameFor(request)] ?? '';
    return /^[\w-]{43}$/.test(brought) ? brought : '';
  };
  const usual = (request: FastifyRequest) => ({ path: '/', sameSite: 'lax', secure: isOverTls(request) }) as const;
  return {
    browserOf,
    nameBrowser(request, reply) {
      const browser = browserOf(request) || newToken();
      const maxAge = stepLife.begun / 1000;
      reply.setCookie(nameFor(request), browser, { ...usual(request), httpOnly: true, maxAge });
      return browser;
    },
    giveTicket(request, reply, ticket) {
      reply.setCookie(ticketName, ticket, { ...usual(request), maxAge: stepLife.proven / 1000 });
    },
  };
}
