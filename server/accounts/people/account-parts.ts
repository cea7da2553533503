import type { Settings } from '../../settings/settings.ts';
import type { StateParts } from '../../state/state-parts.ts';

/** What the calls about accounts work with. */
export interface AccountParts extends StateParts {
  settings: Pick<Settings, 'captcha' | 'sites' | 'mode' | 'signOn'>;
}
