/**
 * Whether a copy means the whole table: nothing in particular is selected, or head and last row are. Of a long table
 * only the rows in sight stand in the page, and the browser would copy those alone.
 */
export function wantsAll(selection: Selection | null, table: HTMLTableElement): boolean {
  if (!selection || selection.isCollapsed) return true;
  const last = table.tBodies[0]?.rows[table.tBodies[0].rows.length - 1];
  return !!table.tHead && !!last && selection.containsNode(table.tHead, true) && selection.containsNode(last, true);
}
