/** Figures for operators: counting what is answered, and GET /metrics. */
export { serveMetrics } from './metrics-routes.ts';
export { type Metrics, openMetrics } from './open-metrics.ts';
export { readStores } from './read-stores.ts';
