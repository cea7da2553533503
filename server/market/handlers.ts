import { chinaDate } from '@portal/contract';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { compareModels } from './compare/compare.ts';
import { decisionSheet } from './decision/decision.ts';
import { forecastSeries } from './forecast/forecast-series.ts';
import { type Insights, openInsights } from './insights/insights.ts';
import { marketFunnel } from './lifecycle/funnel.ts';
import { modelLife } from './lifecycle/model-life.ts';
import { benefitDetails } from './overview/benefit-details.ts';
import { marketPicture } from './overview/market-picture.ts';
import { newCarEvents } from './overview/new-car-events.ts';
import { carsOnSale, comingCars } from './overview/new-cars.ts';
import { offerDetails } from './overview/offer-details.ts';
import { outletDetails } from './overview/outlet-details.ts';
import { priceIndex } from './overview/price-index.ts';
import { priceTrend } from './overview/price-trend.ts';
import { publicCharts } from './overview/public-charts.ts';
import { manufacturerRank, subModelRank } from './overview/ranks.ts';
import { salesIndex } from './overview/sales-index.ts';
import { salesTrend } from './overview/sales-trend.ts';
import type { Market } from './service.ts';

/** Whose share of the engine a call takes: a program's own by its key, else the account's; who is nobody shares one. */
const askerOf = ({ accountId, keyId }: CallContext): string =>
  keyId === null ? `account ${accountId ?? 'of nobody'}` : `key ${keyId}`;

/**
 * What answers the calls of the market and of the overview; the overview's nest their list in data.data (S3.036).
 * @param clock milliseconds since 1970: what was announced for a day that is over is coming no more
 * @param insights those that are made ready behind the answers; others are looked for when somebody asks
 */
export function marketHandlers(market: Market, clock: () => number, insights: Insights = openInsights()): Handlers {
  const asking = (context: CallContext) => ({
    market: market.onBehalfOf(askerOf(context)),
    language: context.language,
    signal: context.signal,
  });
  return {
    marketCatalogue: ({ dataset }, { language }) => market.catalogue(dataset, language),
    marketMembers: (payload, { language }) => market.members(payload, language),
    marketQuery: (query, context) =>
      market.onBehalfOf(askerOf(context)).reply(query, context.language, context.encoding, context.signal),
    marketFiles: ({ dataset }, context) =>
      market.onBehalfOf(askerOf(context)).files(dataset, context.language, context.signal),
    marketFile: ({ dataset, ...query }, context) => {
      context.trace.detail = { dataset, release: query.release, format: query.format };
      return market.onBehalfOf(askerOf(context)).file(dataset, query, context.signal);
    },
    marketChanges: (query, context) =>
      market.onBehalfOf(askerOf(context)).changes(query, context.language, context.signal),
    /** Those that the account may ask, and no word of the others. */
    marketDatasets: async (_payload, { owned, language }) => {
      const [all, opened] = await Promise.all([market.datasets(language), owned()]);
      return {
        datasets: all.flatMap(({ products, ...dataset }) =>
          products.some((product) => opened.has(product)) ? [dataset] : [],
        ),
      };
    },
    marketForecast: (question, context) => forecastSeries(asking(context), question),
    marketInsights: (_payload, context) => insights.find(asking(context), context.owned),
    marketDecision: (query, context) => decisionSheet(asking(context), query, context.owned),
    marketModelLife: (question, context) => modelLife(asking(context), question, context.owned),
    marketFunnel: (question, context) => marketFunnel(asking(context), question, context.owned),
    marketCompare: (question, context) => compareModels(asking(context), question),
    getMarketPicture: (_payload, context) => marketPicture(asking(context)),
    getPublicCharts: (_payload, context) => publicCharts(asking(context)),
    getPvSales: async ({ dataSource }, context) => ({
      data: await salesIndex(asking(context), dataSource, 'passenger'),
    }),
    getEnergySales: async ({ dataSource }, context) => ({
      data: await salesIndex(asking(context), dataSource, 'energy'),
    }),
    getPvSalesTrend: async ({ dataSource }, context) => ({ data: await salesTrend(asking(context), dataSource) }),
    listManfSales: async ({ dataSource }, context) => ({ data: await manufacturerRank(asking(context), dataSource) }),
    getMarketPrice: async (_payload, context) => ({ data: await priceIndex(asking(context)) }),
    getMarketPriceTrend: async (_payload, context) => ({ data: await priceTrend(asking(context)) }),
    comingSoonModel: (filter, context) => comingCars(asking(context), chinaDate(clock()), filter),
    onSaleModel: (filter, context) => carsOnSale(asking(context), chinaDate(clock()), filter),
    newCarEvents: (months, context) => newCarEvents(asking(context), months),
    benefitDetails: ({ benefits }, context) => benefitDetails(asking(context), benefits),
    offerDetails: ({ offers }, context) => offerDetails(asking(context), offers),
    outletDetails: ({ outlets }, context) => outletDetails(asking(context), outlets),
    listSubModelSales: async (payload, context) => ({ data: await subModelRank(asking(context), payload) }),
  };
}
