/** S2.085 to S2.090: the panels of the dashboard in the order of a first visit: the figures of the month come first. */
export const panelNames = [
  'market-sales',
  'manufacturer-top10',
  'model-top10',
  'price-index',
  'new-cars',
  'industry-trend',
] as const;

export type PanelName = (typeof panelNames)[number];

/** S2.080 S9.014: how many panels a person may choose. */
export const mostPanels = 3;

/** The panels that a cookie names, in its order (A22); it can be edited by anybody (A41). */
export function readPanels(value: unknown): PanelName[] {
  if (!Array.isArray(value)) return [];
  const known = value.filter((candidate): candidate is PanelName => panelNames.includes(candidate));
  return [...new Set(known)].slice(0, mostPanels);
}
