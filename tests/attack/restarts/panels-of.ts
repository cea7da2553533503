import { type PanelName, panelNames } from '@portal/contract';

/** Every choice of three panels in every order. */
const choices: PanelName[][] = panelNames.flatMap((name) =>
  panelNames.flatMap((two) =>
    panelNames.filter((three) => new Set([name, two, three]).size === 3).map((three) => [name, two, three]),
  ),
);

/** Panels by which a write is known again among a hundred others. @param nth which write it is, from 0 */
export const panelsOf = (nth: number): PanelName[] => choices[nth % choices.length] ?? [];

/** Whether the panels that are kept are those of one of the writes from the first to the last. */
export const areOfWrites = (remaining: readonly string[], first: number, last: number): boolean =>
  Array.from({ length: last - first + 1 }, (_, at) => panelsOf(first + at)).some(
    (panels) => panels.join() === remaining.join(),
  );
