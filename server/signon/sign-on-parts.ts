import type { Log } from '../kernel/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';

/** What sign-in by providers of companies works with. */
export interface SignOnParts extends StateParts {
  settings: Pick<Settings, 'signOn' | 'publicOrigin'>;
  /** Where people reach the portal, without a slash at the end: https://portal.example.com */
  origin: () => string;
  /** Null before the server listens. */
  log: () => Log | null;
}
