import type { PanelName } from '@portal/contract';

/** Columns of the grid that the panels share. */
const columns = 12;

/** Both rankings stand side by side; that of models has more columns. */
const pair: Partial<Record<PanelName, number>> = { 'manufacturer-top10': 5, 'model-top10': 7 };

/** Too much for a part of a row. */
const wide: readonly PanelName[] = ['market-sales', 'model-top10'];

/**
 * How many of twelve columns each panel takes, so that every row is full whatever was chosen in whatever order.
 * @param inRow how many ordinary panels a row holds
 */
export function spansOf(panels: readonly PanelName[], inRow: 2 | 3): Map<PanelName, number> {
  const spans = new Map<PanelName, number>();
  let row: PanelName[] = [];
  const close = () => {
    for (const panel of row) spans.set(panel, columns / row.length);
    row = [];
  };
  panels.forEach((panel, at) => {
    if (spans.has(panel)) return;
    const next = panels[at + 1];
    if (row.length === 0 && next && panel in pair && next in pair) {
      for (const name of [panel, next]) spans.set(name, pair[name] ?? columns);
    } else if (wide.includes(panel)) {
      close();
      spans.set(panel, columns);
    } else {
      row.push(panel);
      if (row.length === inRow) close();
    }
  });
  close();
  return spans;
}
