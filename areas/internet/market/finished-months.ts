import type { Answer } from '@portal/ui/analysis';

const day = 86_400_000;

/**
 * When the weeks of a month are over: a week belongs to the month of its Thursday, so that the last one ends on the Sunday
 * after the last Thursday.
 */
function endOf(month: string): number {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));
  const sinceThursday = (last.getUTCDay() + 3) % 7;
  return last.getTime() + (4 - sinceThursday) * day;
}

/** An answer by month without months that were not over when its release was published: they have a part of their weeks. */
export const finishedMonths = (answer: Answer): Answer => {
  const published = Date.parse(answer.release.publishedAt);
  return { ...answer, rows: answer.rows.filter(({ keys }) => !keys.period || endOf(keys.period) <= published) };
};
