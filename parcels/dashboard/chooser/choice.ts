import { mostPanels, type PanelName } from '@portal/contract';

/** Whether one more may be chosen (S2.080). */
export const isFull = (chosen: readonly PanelName[]): boolean => chosen.length >= mostPanels;

/** Takes a panel into the choice, at its end, or out of it. A fourth is refused: the choice stays as it is. */
export function toggled(chosen: readonly PanelName[], name: PanelName): PanelName[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return isFull(chosen) ? [...chosen] : [...chosen, name];
}
