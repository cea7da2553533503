import type { PanelName } from '../../../settings/panels.ts';
import { useSettings } from '../../../settings/settings.ts';

/** S2.091 A22: the chosen panels in their order, or all. */
export function useShownPanels(): readonly PanelName[] {
  const { allPanels, myPanels } = useSettings();
  return myPanels.length > 0 ? myPanels : allPanels;
}
