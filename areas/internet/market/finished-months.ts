import { weeksOverAt } from '@portal/contract';
import type { Answer } from '@portal/ui/analysis';

/** An answer by month without months that were not over when its release was published: they have a part of their weeks. */
export const finishedMonths = (answer: Answer): Answer => {
  const published = Date.parse(answer.release.publishedAt);
  return { ...answer, rows: answer.rows.filter(({ keys }) => !keys.period || weeksOverAt(keys.period) <= published) };
};
