import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallName } from '@portal/contract';
import type { CallContext } from '../../kernel/calls/call.ts';
import { marketHandlers } from '../handlers.ts';
import { type Market, openMarket } from '../service.ts';
import { callContext } from '../testing/call-market.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';

let folder: string;
let market: Market;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-askers-'));
  await publishSmallRelease(folder, smallFacts());
  market = await openMarket(folder);
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const source = { dataSource: 'DATASOURCE_CLH_PIFA' };
const months = { from: '2024-01', to: '2024-04' };
const query = { dataset: 'sales', dataSources: [source.dataSource], dateType: 'monthly', ...months };

/** Every call that asks the engine. */
const queries: [CallName, object][] = [
  ['marketQuery', { ...query, by: ['brand'], indicators: ['volume'] }],
  ['marketCompare', { ...source, ...months, subModels: ['sub-0', 'sub-1'] }],
  ['getMarketPicture', {}],
  ['getPvSales', source],
  ['getEnergySales', source],
  ['getPvSalesTrend', source],
  ['listManfSales', source],
  ['listSubModelSales', source],
  ['getMarketPrice', {}],
  ['getMarketPriceTrend', {}],
  ['comingSoonModel', {}],
  ['onSaleModel', {}],
];

/** Makes a call to a market that answers nobody but those who are named. @returns on whose behalf was asked */
async function askersOf(name: CallName, payload: object, context: CallContext): Promise<Set<string>> {
  const askers = new Set<string>();
  const refuse = () => Promise.reject(new Error('nobody is named'));
  const watched: Market = {
    ...market,
    query: refuse,
    reply: refuse,
    trims: refuse,
    launches: refuse,
    onBehalfOf(asker) {
      askers.add(asker);
      return market.onBehalfOf(asker);
    },
  };
  const handler = marketHandlers(watched, Date.now)[name] as (
    payload: object,
    context: CallContext,
  ) => Promise<unknown>;
  await handler(payload, context);
  return askers;
}

test.each(queries)('%s asks on behalf of who makes the call, in all its questions', async (name, payload) => {
  const context = callContext();
  expect(await askersOf(name, payload, context)).toEqual(new Set(['account demo']));
  expect(await askersOf(name, payload, { ...context, keyId: '3f9c' })).toEqual(new Set(['key 3f9c']));
  expect(await askersOf(name, payload, { ...context, accountId: null })).toEqual(new Set(['account of nobody']));
});
