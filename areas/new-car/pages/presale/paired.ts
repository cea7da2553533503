import type { TableRow } from '@portal/contract';

/** The rows with both prices, how many of them were launched below the presale price, and the median of the change. */
export function pairedOf(all: readonly TableRow[]) {
  const rows = all.filter(({ values }) => (values.gapRate ?? null) !== null);
  const rates = rows.map(({ values }) => values.gapRate ?? 0).sort((a, b) => a - b);
  const middle = (rates.length - 1) / 2;
  const [below = 0, above = 0] = [rates[Math.floor(middle)], rates[Math.ceil(middle)]];
  return {
    rows,
    cheaper: rates.filter((rate) => rate < 0).length,
    median: rates.length === 0 ? null : (below + above) / 2,
  };
}
