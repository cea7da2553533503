import type { ExportDesk } from '../../exports/index.ts';
import type { Gateways } from '../../gateways/index.ts';
import type { Log } from '../../kernel/log.ts';
import type { Market } from '../../market/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';

/** What watching works with. */
export interface WatchParts extends StateParts {
  market: Market;
  gateways: Pick<Gateways, 'send'>;
  settings: Pick<Settings, 'watches' | 'receiversInside' | 'exportRows' | 'exportCells' | 'operator' | 'mark'>;
  /** Where workbooks take their turns with those that people have ordered. */
  exportDesk: Pick<ExportDesk, 'turns'>;
  /** Where workbooks are written before they go out. */
  exportFolder: string;
  /** Where people reach the portal. */
  origin: () => string;
  /** Null before the server listens. */
  log: () => Log | null;
}

/** When the release of now was published, in milliseconds since 1970; null for none. */
export const publishedAt = ({ market }: Pick<WatchParts, 'market'>): number | null => {
  const release = market.release();
  return release && Date.parse(release.publishedAt);
};
