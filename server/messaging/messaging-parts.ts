import type { NoticeParts } from '../notices/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';

/** What the calls about QR codes work with. */
export interface MessagingParts extends StateParts, NoticeParts {
  settings: Pick<Settings, 'messaging' | 'gatewayTime' | 'signOn'>;
  /** Where people reach the portal, without a slash at the end: http://127.0.0.1:8080 */
  origin: () => string;
}
