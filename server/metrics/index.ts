/** Figures for operators: counting what is answered, and GET /metrics. */

import type { Metrics } from './open-metrics.ts';

export { bears, serveMetrics } from './metrics-routes.ts';
export type { Metrics } from './open-metrics.ts';
export { readStores } from './read-stores.ts';

/** Figures from now on; what counts them is read where somebody wants them. */
export const openMetrics = async (): Promise<Metrics> => (await import('./open-metrics.ts')).openMetrics();
