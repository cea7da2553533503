import { type CallName, type CallRule, calls, type TrailAction } from '@portal/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BytesReply } from '../../kernel/calls/bytes-reply.ts';
import type { CallContext, Handlers, TracedCall } from '../../kernel/calls/call.ts';
import { encodingFor } from '../../kernel/calls/encoding.ts';
import { success } from '../../kernel/calls/envelope.ts';
import { FileReply } from '../../kernel/calls/file-reply.ts';
import { TextReply } from '../../kernel/calls/text-reply.ts';
import { WrittenReply } from '../../kernel/calls/written-reply.ts';
import { ownOf } from '../../kernel/own-of.ts';
import { languageOf } from '../../kernel/words/language.ts';
import { type CallLimits, countCalls } from '../clients/call-limits.ts';
import { clientNetwork } from '../clients/client-network.ts';
import type { CountKey, UsedKey } from '../clients/key-limit.ts';
import { sendBytes } from '../files/send-bytes.ts';
import { sendFile } from '../files/send-file.ts';
import { sendText } from '../files/send-text.ts';
import { sendWritten } from '../files/send-written.ts';
import { checkPayload } from './check-payload.ts';
import type { DeviceCookie } from './device-cookie.ts';
import { noteCall } from './noted-requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers, where it answers one. */
    call?: CallName;
  }
}

type AnyHandler = (payload: unknown, context: CallContext) => unknown;

/** What a call authorises by, the token of a session or the key of a program, and from where. */
export interface Brought {
  token: string | null;
  key: string | null;
  /** What proveAgain gave to the session; stands beside data in the body. */
  proof: string | null;
  /** From where, as `CallContext.address`. */
  address: string;
}

/** Who makes a call. */
export interface Admitted {
  /** Null for a public call. */
  accountId: string | null;
  /** What the call was admitted by, if not by a session. */
  key: UsedKey | null;
  owned: CallContext['owned'];
}

/**
 * Who makes a call, if its rule lets them.
 * @param payload what is asked, not checked yet
 * @throws Refusal when the session, the key or the product is missing
 */
export type Admit = (rule: CallRule, brought: Brought, payload: unknown) => Promise<Admitted>;

/** Who keeps what calls leave behind. */
export interface CallTraces {
  /** @returns what a call does, as the audit trail names it; null where it leaves no line */
  actionOf(name: CallName): TrailAction | null;
  /** Is told that a call is done, before it is answered: what cannot be written down is not handed out. */
  done(name: CallName, call: TracedCall): Promise<void>;
  /** Is told what a call ended with instead. @param token what it brought */
  failed(name: CallName, call: TracedCall, token: string | null, error: unknown): Promise<void>;
}

export interface CallParts {
  handlers: Handlers;
  limits?: CallLimits;
  admit: Admit;
  traces: CallTraces;
  cookie: DeviceCookie;
  countKey: CountKey;
}

/**
 * Puts every call of the contract under /api. Order of the work: who asks, what is asked, the answer.
 * @throws Error when a call of the contract has no handler, so that none is forgotten.
 */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  const { countKey } = parts;
  for (const name of Object.keys(calls) as CallName[]) {
    const rule: CallRule = calls[name];
    const handler = parts.handlers[name] as AnyHandler | undefined;
    if (!handler) throw new Error(`The call ${name} has no handler.`);
    const limits = parts.limits?.[name];
    app.route({
      method: rule.method,
      url: `/api${rule.path}`,
      config: { call: name },
      ...(limits ? { preHandler: countCalls(app, limits) } : {}),
      handler: async (request, reply) => {
        const token = tokenOf(name, request);
        const payload = payloadOf(rule, request);
        const address = clientNetwork(request.ip);
        const devices = parts.cookie.read(request);
        const userAgent = request.headers['user-agent'] ?? '';
        const call = newCall(parts.traces.actionOf(name), { address, userAgent, devices });
        noteCall(request, call);
        try {
          const { accountId, key, owned } = await parts.admit(
            rule,
            { token, key: keyOf(request), proof: besideData(request, 'proof'), address },
            payload,
          );
          Object.assign(call, { accountId, keyId: key?.keyId ?? null });
          if (key) await countKey(request, key);
          checkPayload(name, payload);
          const context: CallContext = {
            ...call,
            owned,
            token,
            language: languageOf(queryOf(request).language),
            encoding: encodingFor(request.headers['accept-encoding']),
            captchaTicket: besideData(request, 'captchaTicket'),
            signal: endOf(reply),
          };
          const answer = await handler(payload, context);
          await parts.traces.done(name, call);
          parts.cookie.write(request, reply, devices);
          if (answer instanceof BytesReply) return sendBytes(reply, answer);
          if (answer instanceof FileReply) return sendFile(reply, answer);
          if (answer instanceof TextReply) return sendText(request, reply, answer);
          return answer instanceof WrittenReply ? sendWritten(reply, answer) : success(answer);
        } catch (error) {
          await parts.traces.failed(name, call, token, error);
          throw error;
        }
      },
    });
  }
}

/** A call of which nobody knows yet who makes it. */
const newCall = (
  action: TrailAction | null,
  from: Pick<TracedCall, 'address' | 'userAgent' | 'devices'>,
): TracedCall => ({
  accountId: null,
  keyId: null,
  ...from,
  trace: { action, accountId: null, detail: {}, written: false },
});

/** An address that cannot be read has no query at all. */
export const queryOf = (request: FastifyRequest) => (request.query ?? {}) as Record<string, unknown>;

/**
 * Sessions authorise by this header only, never by a cookie, so that no other site can call in a person's name. The
 * external lookup may bring it in the query (S7.043).
 */
function tokenOf(name: CallName, request: FastifyRequest): string | null {
  const token = request.headers.token ?? (name === 'getGaeiPrivil' ? queryOf(request).token : undefined);
  return typeof token === 'string' && token !== '' ? token : null;
}

/** The key of a program, in the header that is made for it; readers of feeds know it as a password, under any name. */
export function keyOf({ headers }: FastifyRequest): string | null {
  const [scheme = '', brought = ''] = (headers.authorization ?? '').split(' ');
  const keys = {
    bearer: () => brought,
    basic: () => /^[^:]*:(.*)$/s.exec(Buffer.from(brought, 'base64').toString())?.[1] ?? '',
  };
  const key = ownOf(keys, scheme.toLowerCase())?.() ?? '';
  return /^[\w-]{20,100}$/.test(key) ? key : null;
}

/** S7.002: the payload is the body's data; that of a GET is its query, without what belongs to every call. */
function payloadOf(rule: CallRule, request: FastifyRequest): unknown {
  if (rule.method === 'GET') {
    const { t: _time, language: _language, ...payload } = queryOf(request);
    return payload;
  }
  return (request.body as { data?: unknown } | undefined)?.data ?? {};
}

type Beside = 'captchaTicket' | 'proof';

/** A24: beside data, where the token stands too; one within data is understood as well. */
function besideData(request: FastifyRequest, name: Beside): string | null {
  const body = request.body as (Record<Beside, unknown> & { data?: Record<Beside, unknown> }) | undefined;
  const text = body?.[name] ?? body?.data?.[name];
  return typeof text === 'string' && text !== '' ? text : null;
}

/** A signal that is raised when the client goes away before its answer. */
function endOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
