import type { FastifyRequest } from 'fastify';
import type { TracedCall } from '../../kernel/calls/call.ts';
import type { RefusalId } from '../../kernel/refusals/refusal.ts';

/** A refusal goes out with HTTP 200, so its code does not tell it from an answer. */
const refused = new WeakMap<FastifyRequest, RefusalId>();

const calls = new WeakMap<FastifyRequest, TracedCall>();

export const noteRefusal = (request: FastifyRequest, id: RefusalId) => void refused.set(request, id);

export const noteCall = (request: FastifyRequest, call: TracedCall) => void calls.set(request, call);

/** What the log says of a request beside its address: who made it, as far as that was proven, and what refused it. */
export function noteOf(request: FastifyRequest): { account?: string; key?: string; refusal?: RefusalId } {
  const [call, refusal] = [calls.get(request), refused.get(request)];
  // Who signs in is known when it has been proven, not when it is said.
  const account = call?.accountId ?? (refusal === undefined ? call?.trace.accountId : null);
  return {
    ...(account ? { account } : {}),
    ...(call?.keyId ? { key: call.keyId } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  };
}
