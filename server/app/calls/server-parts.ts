import type { ExportDesk } from '../../exports/index.ts';
import type { Gateways } from '../../gateways/index.ts';
import type { Log } from '../../kernel/log.ts';
import type { Insights, Market } from '../../market/index.ts';
import type { Metrics } from '../../metrics/index.ts';
import type { Modules } from '../../modules/index.ts';
import type { ManifestSource } from '../../page/index.ts';
import type { Search } from '../../search/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { Wording } from '../../wording/index.ts';

/** All that the calls and routes work with; each takes of it what it needs. */
export interface ServerParts {
  db: StateDatabase;
  /** Whether the state store can be written to; says so within a few seconds, and never fails. */
  writable: () => Promise<boolean>;
  /** Whether the files of the stores are still those that the server has open; never fails. */
  inPlace: () => Promise<boolean>;
  market: Market;
  search: Search;
  wording: Wording;
  insights: Insights;
  settings: Settings;
  /** Takes up what was set in the browser by way of another server. */
  takeUp: () => Promise<void>;
  gateways: Gateways;
  /** Null when nothing is measured. */
  metrics: Metrics | null;
  manifest: ManifestSource;
  /** The areas there are, those that teams publish meanwhile among them. */
  modules: Modules;
  /** Where the files lie that are made of tables. */
  exportFolder: string;
  exportDesk: ExportDesk;
  /** Where the files of areas from elsewhere lie; it need not be there. */
  moduleFolder: string;
  /** The present instant in milliseconds since 1970. */
  clock: () => number;
  /** Where people reach the portal, without a slash at the end: http://127.0.0.1:8080 */
  origin: () => string;
  /** Null before the server listens. */
  log: () => Log | null;
}
