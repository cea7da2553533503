import type { PanelName } from '@portal/contract';
import { settings, useSettings } from '@portal/shell/insider';

interface Choice {
  allPanels: readonly PanelName[];
  myPanels: readonly PanelName[];
}

/** S2.091 A22: the chosen panels in their order, or all. */
export const shownPanels = ({ allPanels, myPanels }: Choice = settings): readonly PanelName[] =>
  myPanels.length > 0 ? myPanels : allPanels;

export const useShownPanels = (): readonly PanelName[] => shownPanels(useSettings());
