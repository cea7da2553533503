import type { CallName } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Refusal } from '../../kernel/refusals/refusal.ts';
import { clientNetwork } from './client-network.ts';

/** How often something may be asked within a span of milliseconds. */
export interface CallLimit {
  most: number;
  span: number;
  /** What is counted: by default the network that asks. */
  keyOf?: (data: Record<string, unknown>) => string;
  /** What is answered to one call too many. */
  refusal: () => Refusal;
}

export type CallLimits = Partial<Record<CallName, readonly CallLimit[]>>;

/** Anybody can make up keys: with too many, those not seen for longest are forgotten rather than memory grow. */
const mostKeys = 100_000;

const dataOf = ({ body }: FastifyRequest) => (body as { data?: Record<string, unknown> } | undefined)?.data ?? {};

/**
 * Counts calls in the memory of this node, in the order of the limits: what one refuses is not counted by the next.
 * @param app with @fastify/rate-limit
 * @returns a hook of Fastify, to run once the body has been read
 * @throws the limit's refusal
 */
export function countCalls(app: FastifyInstance, limits: readonly CallLimit[]) {
  const checks = limits.map(({ most, span, keyOf, refusal }) => {
    const keyGenerator = (request: FastifyRequest) => (keyOf ? keyOf(dataOf(request)) : clientNetwork(request.ip));
    const options = { max: most, timeWindow: span, cache: mostKeys, keyGenerator };
    return { check: app.createRateLimit(options), refusal };
  });
  return async (request: FastifyRequest): Promise<void> => {
    for (const { check, refusal } of checks) {
      const counted = await check(request);
      if (!counted.isAllowed && counted.isExceeded) throw refusal();
    }
  };
}
