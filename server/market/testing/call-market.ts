import type { CallData, CallName } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { WrittenReply } from '../../kernel/calls/written-reply.ts';
import { marketHandlers } from '../handlers.ts';
import type { Market } from '../service.ts';

/** The context of a call of one account. */
export const callContext = (language: CallContext['language'] = 'zh_CN'): CallContext => ({
  accountId: 'demo',
  keyId: null,
  owned: async () => new Set(),
  token: null,
  captchaTicket: null,
  language,
  encoding: null,
  userAgent: '',
  address: '127.0.0.1',
  devices: { brought: [], given: null },
  trace: { action: null, accountId: null, detail: {}, written: false },
  signal: new AbortController().signal,
});

/**
 * Makes a call of the market as the server does, once it knows who asks.
 * @param clock the day after the small market's last one, unless said
 * @throws Error when the answer does not fit the contract; what the handler throws
 */
export async function callMarket<Name extends CallName>(
  market: Market,
  name: Name,
  payload: Parameters<NonNullable<Handlers[Name]>>[0],
  language: CallContext['language'] = 'zh_CN',
  clock = () => Date.parse('2024-06-01T00:00:00Z'),
): Promise<CallData<Name>> {
  const handler = marketHandlers(market, clock)[name] as (payload: unknown, context: CallContext) => Promise<unknown>;
  const answer = await handler(payload, callContext(language));
  const data = answer instanceof WrittenReply ? JSON.parse(answer.body.toString()).data : answer;
  const [fault] = Value.Errors(schemas[name].data, data);
  if (fault) throw new Error(`${name} does not fit the contract: ${fault.path} ${fault.message}`);
  return data as CallData<Name>;
}
