/** With more spans than that a list is quicker to look into. */
const mostSpans = 4;

/**
 * The condition that leaves of all parts below a parent those of a release. It is asked of each row, so spans of
 * numbers, which take a comparison or two, go before a list of them. Parts that come later have higher numbers.
 * @param column that holds the number of a row's part
 * @param own numbers of the parts of the release, at least one @param others those of all other parts of the parent
 */
export function partCondition(column: string, own: readonly number[], others: readonly number[]): string {
  const isOwn = new Set(own);
  const all = [...new Set([...own, ...others])].sort((one, other) => one - other);
  const spans: { first: number; last: number; isLowest: boolean }[] = [];
  all.forEach((part, at) => {
    if (!isOwn.has(part)) return;
    const before = all[at - 1];
    const span = spans.at(-1);
    if (span && before === span.last) span.last = part;
    else spans.push({ first: part, last: part, isLowest: at === 0 });
  });
  if (spans.length > mostSpans) return `${column} IN (${[...own].sort((one, other) => one - other).join(', ')})`;
  return spans
    .map(({ first, last, isLowest }) =>
      isLowest ? `${column} <= ${last}` : `(${column} >= ${first} AND ${column} <= ${last})`,
    )
    .join(' OR ');
}
