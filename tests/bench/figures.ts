/** One measured figure against its limit. */
export interface Figure {
  name: string;
  /** What the portal has, and what it is compared with; absent where there is only a limit. */
  portal: number;
  floor?: number;
  unit: string;
  /** Divided by the floor where there is one. */
  value: number;
  /** Absent where the figure is printed for comparison only. */
  limit?: number;
}

export const compared = (name: string, unit: string, portal: number, floor: number, limit: number): Figure => ({
  name,
  unit,
  portal,
  floor,
  limit,
  value: portal / floor,
});

export const absolute = (name: string, unit: string, portal: number, limit: number): Figure => ({
  name,
  unit,
  portal,
  limit,
  value: portal,
});

/**
 * A figure that may not be above the floor's. @param least what counts as nothing, however little the floor has: bytes
 * that are divided among hundreds of switches are nothing below one
 */
export const notAbove = (name: string, unit: string, portal: number, floor: number, least = 0): Figure => ({
  ...absolute(name, unit, portal, Math.max(floor, least)),
  floor,
});

/** A ratio that is printed for comparison only. */
export const unlimited = (name: string, unit: string, portal: number, floor: number): Figure => ({
  name,
  unit,
  portal,
  floor,
  value: portal / floor,
});

export const isReached = ({ value, limit }: Figure): boolean => limit === undefined || value <= limit;

const short = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));

/** The figures as a table for the terminal and for Markdown. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, portal, floor, value, limit } = figure;
    const other = floor === undefined ? '' : `${short(floor)} ${unit}`;
    return [
      name,
      `${short(portal)} ${unit}`,
      other,
      short(value),
      ...(limit === undefined ? ['', ''] : [`<= ${short(limit)}`, isReached(figure) ? 'yes' : 'NO']),
    ];
  });
  const all = [['figure', 'portal', 'compared with', 'value', 'limit', 'reached'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(all[0] ?? []), rule, ...rows.map(line)].join('\n');
}
