type Row = (string | number)[];

/** Members in the order in which they are met, numbered from 1: rows of their table. */
export function numbered() {
  const known = new Map<string, Row>();
  return {
    /** @param row what stands behind its number and key */
    idOf(key: string, row: () => Row): number {
      const found = known.get(key);
      if (found) return Number(found[0]);
      const id = known.size + 1;
      known.set(key, [id, key, ...row()]);
      return id;
    },
    rows: (): Row[] => [...known.values()],
  };
}
