/** The demonstration market: made by code, the same every time. */
export { type DemoMarketOptions, makeDemoMarket } from './make-demo-market.ts';
