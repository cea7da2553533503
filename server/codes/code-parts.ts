import type { Gateways } from '../gateways/index.ts';
import type { Log } from '../kernel/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';

/** What the calls about codes work with. */
export interface CodeParts extends StateParts {
  settings: Pick<Settings, 'signOn'>;
  gateways: Pick<Gateways, 'send'>;
  /** Null before the server listens. */
  log: () => Log | null;
}
