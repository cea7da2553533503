import type { CallRule } from './rule.ts';

/** Pictures of the dashboard, and what stands behind single rows: events, outlets, benefits, offers. */
export const overviewCalls = {
  getPvSales: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-pv-sales',
    access: 'product:sales',
    trail: null,
  },
  getEnergySales: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-energy-sales',
    access: 'product:sales',
    trail: null,
  },
  getPvSalesTrend: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-pv-sales-trend',
    access: 'product:sales',
    trail: null,
  },
  listManfSales: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/list-manf-sales',
    access: 'product:sales',
    trail: null,
  },
  listSubModelSales: {
    method: 'POST',
    path: '/v3/iw-sales-analysis/overview/list-subModel-sales',
    access: 'product:sales',
    trail: null,
  },
  getMarketPrice: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-market-price',
    access: 'product:sales,price',
    trail: null,
  },
  getMarketPriceTrend: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-market-price-trend',
    access: 'product:sales,price',
    trail: null,
  },
  comingSoonModel: {
    method: 'POST',
    path: '/new-car/index/coming-soon-model',
    access: 'product:new-car,sales,model-fastview',
    trail: null,
  },
  onSaleModel: {
    method: 'POST',
    path: '/new-car/index/on-sale-model',
    access: 'product:new-car,sales,model-fastview',
    trail: null,
  },
  newCarEvents: { method: 'POST', path: '/new-car/index/events', access: 'product:new-car', trail: null },
  outletDetails: { method: 'POST', path: '/channel/outlet/details', access: 'product:channel', trail: null },
  benefitDetails: {
    method: 'POST',
    path: '/purchase-benefit/benefit/details',
    access: 'product:purchase-benefit',
    trail: null,
  },
  offerDetails: { method: 'POST', path: '/finance/offer/details', access: 'product:finance', trail: null },
} as const satisfies Record<string, CallRule>;
