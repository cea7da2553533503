/**
 * The months of a period, both included; null of what is no period.
 * @param key as the market names it: 2026-09, 2026-Q3 or 2026
 * @param name of the period: figures of several months stand in the last of them, and are named by all, as 2026/01–02
 */
export function monthsOfPeriod(key: string, name = ''): { from: string; to: string } | null {
  const [, ofName, first] = /^(\d{4})\/(\d{2})–\d{2}$/.exec(name) ?? [];
  if (ofName && first && /^\d{4}-\d{2}$/.test(key)) return { from: `${ofName}-${first}`, to: key };
  if (/^\d{4}-\d{2}$/.test(key)) return { from: key, to: key };
  if (/^\d{4}$/.test(key)) return { from: `${key}-01`, to: `${key}-12` };
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(key) ?? [];
  if (year === undefined || quarter === undefined) return null;
  const month = (of: number) => `${year}-${String(of).padStart(2, '0')}`;
  return { from: month(Number(quarter) * 3 - 2), to: month(Number(quarter) * 3) };
}
