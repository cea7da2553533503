/** Which table refers to which: its rows cannot be written before those of the other. */
export type Reference = readonly [from: string, to: string];

/**
 * The tables in an order in which their rows can be written: those that others refer to come first.
 * @throws Error where tables refer to each other in a circle
 */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered = new Set<string>();
  const waiting = new Set([...tables].sort());
  while (waiting.size > 0) {
    const next = [...waiting].filter((table) =>
      references.every(([from, to]) => from !== table || to === table || !waiting.has(to)),
    );
    if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const table of next) {
      ordered.add(table);
      waiting.delete(table);
    }
  }
  return [...ordered];
}
