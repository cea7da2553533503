import { mostPanels, type PanelName } from '@portal/contract';

/** Whether one more may be chosen (S2.080). */
export const isFull = (chosen: readonly PanelName[]): boolean => chosen.length >= mostPanels;

/** Takes a panel into the choice, at its end, or out of it. A fourth is refused: the choice stays as it is. */
export function toggled(chosen: readonly PanelName[], name: PanelName): PanelName[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return isFull(chosen) ? [...chosen] : [...chosen, name];
}

/** Puts a chosen panel at a place among the chosen ones, counted from 0; beyond either end is the end. */
export function moved(chosen: readonly PanelName[], name: PanelName, to: number): PanelName[] {
  const others = chosen.filter((other) => other !== name);
  if (others.length === chosen.length) return [...chosen];
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), name, ...others.slice(at)];
}
