import { type CallName, calls } from '@portal/contract';
import type { Dice } from '../../support/dice.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  /** The call that it is made of; null for other addresses of the server. */
  call: CallName | null;
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string | string[]>;
  body: Buffer | null;
}

/** Who asks, by the headers that prove it. */
export type Persona = 'nobody' | 'session' | 'admin' | 'program';

/** Values of a GET go into the query as they stand; what is no text is written as JSON would. */
const inQuery = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A lone half of a sign cannot be written into an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

const queryText = (payload: unknown) =>
  typeof payload === 'object' && payload !== null
    ? Object.entries(payload).map(([key, value]) => `${encoded(key)}=${encoded(inQuery(value).slice(0, 4000))}`)
    : [encoded(inQuery(payload).slice(0, 4000))];

/**
 * The request of a call as the page would send it.
 * @param payload what stands in `data`, or in the query
 * @param proof headers of who asks
 */
export function requestOf(dice: Dice, call: CallName, payload: unknown, proof: Record<string, string>): WireRequest {
  const { method, path } = calls[call];
  const query = [`t=${dice.below(2 ** 31)}`, `language=${dice.pick(['zh_CN', 'en'])}`];
  const isGet = method === 'GET';
  const ticket = dice.oneIn(4) ? { captchaTicket: 'x'.repeat(43) } : {};
  return {
    call,
    method,
    target: `/api${path}?${[...query, ...(isGet ? queryText(payload) : [])].join('&')}`,
    headers: {
      ...proof,
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      // Each request comes from another address, so that no limit of an address hides what lies behind it.
      'x-forwarded-for': `10.${dice.below(256)}.${dice.below(256)}.${1 + dice.below(254)}`,
      ...(dice.oneIn(2) ? { 'accept-encoding': 'gzip, deflate, br' } : {}),
    },
    body: isGet ? null : Buffer.from(JSON.stringify({ data: payload, ...ticket })),
  };
}
