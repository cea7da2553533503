import { status } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusals/refusal.ts';

/** The key that a call was admitted by. */
export interface UsedKey {
  keyId: string;
  callsAMinute: number;
}

const minute = 60_000;

const tooOften = ({ callsAMinute }: UsedKey, seconds: number) =>
  new Refusal(
    'http.key-too-often',
    status.tooMany,
    {
      zh_CN: `此密钥每分钟最多可调用 ${callsAMinute} 次，请在 ${seconds} 秒后重试。`,
      en: `This key may make at most ${callsAMinute} calls a minute. Please try again in ${seconds} s.`,
    },
    'too many calls with this key',
  );

/** Counts one request of a key. @throws Refusal for one too many */
export type CountKey = (request: FastifyRequest, key: UsedKey) => Promise<void>;

/**
 * Counts the calls of each key in the memory of this node.
 * @param app with @fastify/rate-limit
 * @returns counts one call; it throws a Refusal for one too many
 */
export function countKeys(app: FastifyInstance): CountKey {
  const used = new WeakMap<FastifyRequest, UsedKey>();
  const check = app.createRateLimit({
    max: (request) => used.get(request)?.callsAMinute ?? 0,
    timeWindow: minute,
    keyGenerator: (request) => used.get(request)?.keyId ?? '',
  });
  return async (request, key) => {
    used.set(request, key);
    const counted = await check(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooOften(key, counted.ttlInSeconds);
  };
}
