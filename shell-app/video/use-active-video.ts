import type { MenuEntry } from '@portal/contract';
import { useAdmission } from '../guard/admission.ts';
import { useSession } from '../session/session.ts';
import { activeVideo, type HelpVideo } from './active-video.ts';

/** The help video of what is on screen, or null. */
export function useActiveVideo(): HelpVideo | null {
  const menus = useSession().menus as MenuEntry[];
  const admitted = useAdmission();
  return admitted ? activeVideo(menus, admitted) : null;
}
