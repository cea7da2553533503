import type { CallContext, Handlers } from '../http/call.ts';
import { manufacturerRank, subModelRank } from './overview/ranks.ts';
import { salesIndex } from './overview/sales-index.ts';
import { salesTrend } from './overview/sales-trend.ts';
import type { Market } from './service.ts';

const building = () => Promise.reject(new Error('being built'));

/** What answers the calls of the market and of the overview; the overview's nest their list in data.data (S3.036). */
export function marketHandlers(market: Market): Handlers {
  const asking = ({ language, signal }: CallContext) => ({ market, language, signal });
  return {
    marketCatalogue: ({ dataset }, { language }) => market.catalogue(dataset, language),
    marketMembers: (payload, { language }) => market.members(payload, language),
    marketQuery: (query, { language, encoding, signal }) => market.reply(query, language, encoding, signal),
    getPvSales: async ({ dataSource }, context) => ({
      data: await salesIndex(asking(context), dataSource, 'passenger'),
    }),
    getEnergySales: async ({ dataSource }, context) => ({
      data: await salesIndex(asking(context), dataSource, 'energy'),
    }),
    getPvSalesTrend: async ({ dataSource }, context) => ({ data: await salesTrend(asking(context), dataSource) }),
    listManfSales: async ({ dataSource }, context) => ({ data: await manufacturerRank(asking(context), dataSource) }),
    getMarketPrice: building,
    getMarketPriceTrend: building,
    comingSoonModel: building,
    onSaleModel: building,
    listSubModelSales: async (payload, context) => ({ data: await subModelRank(asking(context), payload) }),
  };
}
