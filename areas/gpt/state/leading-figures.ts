import type { Answer, WordQuery } from '@portal/ui/analysis';
import { leadingFigure } from './picture-of.ts';

/** A figure of an answer that stands first. */
export interface LeadingFigure {
  id: string;
  indicator: string;
  /** The member that it is of; null where it is of all that was asked. */
  member: string | null;
  /** The period that it is of, where the answer has several. */
  period: string | null;
  value: number | null;
}

/** As many as stand side by side. */
const most = 4;

/** The figures that answer a question at a glance: each figure of the latest period, or the leading one of the first members. */
export function leadingFigures({ rows }: Answer, query: WordQuery): LeadingFigure[] {
  const [by] = query.by.filter((dimension) => dimension !== 'period');
  const own = rows.filter(({ kind }) => kind === 'row');
  const hasPeriod = query.by.includes('period');
  if (by === undefined) {
    const last = own.at(-1);
    return query.indicators.slice(0, most).map((indicator) => ({
      id: indicator,
      indicator,
      member: null,
      period: (hasPeriod && last?.names.period) || null,
      value: last?.values[indicator] ?? null,
    }));
  }
  const latest = own.reduce((last, { keys }) => ((keys.period ?? '') > last ? (keys.period ?? '') : last), '');
  const indicator = leadingFigure(query);
  return own
    .filter(({ keys }) => !hasPeriod || keys.period === latest)
    .slice(0, most)
    .map(({ keys, names, values }) => ({
      id: JSON.stringify(keys),
      indicator,
      member: query.by.flatMap((dimension) => (dimension === 'period' ? [] : (names[dimension] ?? []))).join(' · '),
      period: (hasPeriod && names.period) || null,
      value: values[indicator] ?? null,
    }));
}
