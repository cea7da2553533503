import type { MenuEntry } from '@portal/contract';
import { drawers } from '../drawers/drawers.ts';
import { admission } from '../guard/admission.ts';
import { session } from '../session/session.ts';
import { activeVideo } from './active-video.ts';

/** Opens the help video of the product that is open; does nothing where there is none (S2.136). */
export function openHelpVideo(): void {
  const { place } = admission;
  if (place && activeVideo(session.menus as MenuEntry[], place)) drawers.open = 'help-video';
}
