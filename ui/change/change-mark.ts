import { emptyText, formatPoints, formatRatio, formatSigned } from '../format/index.ts';

/** percent: a ratio; points: percentage points; count: so many more or fewer. */
export type ChangeFormat = 'percent' | 'points' | 'count';

export interface ChangeMark {
  arrow: '▲' | '▼' | '';
  /** The change with its sign; '-' where there is none. */
  text: string;
  tone: 'rise' | 'fall' | 'flat' | 'missing';
}

const writers: Record<ChangeFormat, (value: number, decimals?: number) => string> = {
  percent: (value, decimals) => formatRatio(value, { sign: true, decimals }),
  points: (value, decimals) => formatPoints(value, { decimals }),
  count: (value, decimals = 0) => formatSigned(value, decimals),
};

/** How a change is told wherever it is shown: arrow, sign and tone together; one that is shown as zero is flat. */
export function changeMark(
  value: number | null | undefined,
  format: ChangeFormat = 'percent',
  decimals?: number,
): ChangeMark {
  if (value === null || value === undefined) return { arrow: '', text: emptyText, tone: 'missing' };
  const text = writers[format](value, decimals);
  if (!/[1-9]/.test(text)) return { arrow: '', text, tone: 'flat' };
  return value > 0 ? { arrow: '▲', text, tone: 'rise' } : { arrow: '▼', text, tone: 'fall' };
}
