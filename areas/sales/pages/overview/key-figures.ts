import type { Answer } from '@portal/ui/analysis';

/** The latest period of an answer: its name, and its figures by the keys of their indicators. */
export interface LatestPeriod {
  name: string;
  values: Answer['rows'][number]['values'];
}

/** @returns the latest period; null without any */
export function latestPeriod(answer: Answer): LatestPeriod | null {
  const last = answer.rows.filter(({ kind }) => kind === 'row').at(-1);
  return last ? { name: last.names.period ?? '', values: last.values } : null;
}
