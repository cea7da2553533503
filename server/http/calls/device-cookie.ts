import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceTokens } from '../../kernel/calls/call.ts';
import { deviceLife } from '../../kernel/device-life.ts';
import type { Settings } from '../../settings/settings.ts';
import { overTls } from '../clients/transport-security.ts';

/** Accounts that a browser is known to at once. */
const mostOfBrowser = 4;

/** What reads and writes the cookie of a call. */
export interface DeviceCookie {
  read(request: FastifyRequest): DeviceTokens;
  write(request: FastifyRequest, reply: FastifyReply, devices: DeviceTokens): void;
}

/**
 * The cookie by which a browser is known to the accounts that have signed in with it: a token for each. No script reads
 * it and no other site sends it along; over TLS its name keeps other hosts and plain pages from setting it.
 */
export function deviceCookie(settings: Pick<Settings, 'publicOrigin'>): DeviceCookie {
  const isOverTls = overTls(settings);
  const nameFor = (request: FastifyRequest) => (isOverTls(request) ? '__Host-known-devices' : 'known-devices');
  return {
    read(request) {
      const tokens = (request.cookies[nameFor(request)] ?? '').split('.').filter((each) => /^[\w-]{43}$/.test(each));
      return { brought: tokens.slice(0, mostOfBrowser), given: null };
    },
    write(request, reply, { given }) {
      if (!given) return;
      reply.setCookie(nameFor(request), given.slice(0, mostOfBrowser).join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isOverTls(request),
        maxAge: deviceLife / 1000,
      });
    },
  };
}
