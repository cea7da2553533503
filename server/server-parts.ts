import type { FastifyBaseLogger } from 'fastify';
import type { Gateways } from './gateways/gateways.ts';
import type { Market } from './market/service.ts';
import type { Metrics } from './metrics/open-metrics.ts';
import type { ManifestSource } from './page/manifest.ts';
import type { Search } from './search/open-search.ts';
import type { Settings } from './settings.ts';
import type { StateDatabase } from './state/open-state.ts';

/** What the calls about accounts work with. */
export interface ServerParts {
  db: StateDatabase;
  market: Market;
  search: Search;
  settings: Settings;
  gateways: Gateways;
  /** Null when nothing is measured. */
  metrics: Metrics | null;
  manifest: ManifestSource;
  /** The present instant in milliseconds since 1970. */
  clock: () => number;
  /** Where people reach the portal, without a slash at the end: http://127.0.0.1:8080 */
  origin: () => string;
  /** Null before the server listens. */
  log: () => FastifyBaseLogger | null;
}
