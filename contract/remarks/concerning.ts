import type { Annotation, Bulletin, MarketAnswer } from '../schemas/index.ts';
import { monthsOfPeriod } from '../time/months-of-period.ts';

/** Figures that remarks may be about: an answer, and what its question was narrowed to. */
export interface RemarkedFigures {
  answer: Pick<MarketAnswer, 'columns' | 'rows' | 'period' | 'dataSources'>;
  /** The members that the question named, by dimension. */
  filters: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Where an annotation stands. */
export type Anchor = Pick<Annotation, 'month' | 'member' | 'indicator'>;

const hasColumn = ({ answer }: RemarkedFigures, kind: 'dimension' | 'indicator', key: string): boolean =>
  answer.columns.some((column) => column.kind === kind && column.key === key);

/** Whether a row of an answer is of a month: always where it is not by periods. */
export function isOfMonth(
  month: string,
  keys: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>,
) {
  if (keys.period === undefined) return true;
  const months = monthsOfPeriod(keys.period, names.period);
  return months === null || (months.from <= month && month <= months.to);
}

/**
 * Whether an annotation is about some of these figures: its month is one of theirs, they are of its member (in a row, or
 * because the question was narrowed to it), and its figure is among them.
 */
export function concerns({ month, member, indicator }: Anchor, figures: RemarkedFigures): boolean {
  const { answer, filters } = figures;
  if (indicator !== null && !hasColumn(figures, 'indicator', indicator)) return false;
  if (month !== null && (month < answer.period.from || answer.period.to < month)) return false;
  const isInRows = member !== null && hasColumn(figures, 'dimension', member.dimension);
  if (member !== null && !isInRows && !filters[member.dimension]?.includes(member.key)) return false;
  if (!isInRows && month === null) return true;
  return answer.rows.some(
    ({ kind, keys, names }) =>
      kind === 'row' &&
      (!isInRows || keys[member.dimension] === member.key) &&
      (month === null || isOfMonth(month, keys, names)),
  );
}

/** Whether a bulletin is about months and sources that are seen: what it does not name, it is about all of. */
export function isAbout(
  { source, from, to }: Pick<Bulletin, 'source' | 'from' | 'to'>,
  seen: { sources: readonly string[]; from: string; to: string },
): boolean {
  if (source !== null && seen.sources.length > 0 && !seen.sources.includes(source)) return false;
  return (from === null || from <= seen.to) && (to === null || seen.from <= to);
}

/** The bulletins about an answer: those that name a figure which it does not have are about others. */
export const bulletinsAbout = (
  bulletins: readonly Bulletin[],
  { answer }: Pick<RemarkedFigures, 'answer'>,
): Bulletin[] =>
  bulletins.filter(
    (bulletin) =>
      isAbout(bulletin, { ...answer.period, sources: answer.dataSources.map(({ key }) => key) }) &&
      (bulletin.indicator === null || answer.columns.some(({ key }) => key === bulletin.indicator)),
  );
