import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';

/** What the calls about second factors work with. */
export interface FactorParts extends StateParts {
  /** Where people reach the portal, without a slash at the end: https://portal.example.com */
  origin: () => string;
  settings: Pick<Settings, 'operator' | 'signOn'>;
}
