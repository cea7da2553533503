import type { PanelName } from '../../../settings/panels.ts';
import { settings, useSettings } from '../../../settings/settings.ts';

interface Choice {
  allPanels: readonly PanelName[];
  myPanels: readonly PanelName[];
}

/** S2.091 A22: the chosen panels in their order, or all. */
export const shownPanels = ({ allPanels, myPanels }: Choice = settings): readonly PanelName[] =>
  myPanels.length > 0 ? myPanels : allPanels;

export const useShownPanels = (): readonly PanelName[] => shownPanels(useSettings());
