import type { Language } from '@portal/contract';
import type { Dataset } from '../datasets/index.ts';
import { withHistory } from '../datasets/with-history.ts';
import type { Question } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { buildQuery, planPeriods } from '../sql/index.ts';
import { checkSources } from './absent-source.ts';
import { coverageFor } from './covered.ts';
import { revisedFigures } from './revised-figures.ts';
import { writeAnswer } from './write-answer.ts';
import type { PlannedQuery } from './write-rows.ts';

/**
 * A question to a dataset, with the months of its figures in a release: all that is known before the engine is asked.
 * @throws Refusal when the question cannot be answered
 */
export function plannedQuery(dataset: Dataset, release: Pick<OpenRelease, 'info'>, query: Question): PlannedQuery {
  const plan = planPeriods(dataset, query, coverageFor(dataset, release, query));
  checkSources(dataset, release, query);
  return { dataset: withHistory(dataset, release.info.history), query, plan };
}

/**
 * Answers it from the same release: one statement, rows of the wire; another one where the release revised
 * figures of its months.
 * @returns a MarketAnswer as JSON
 * @throws Refusal when asked to sort by what the question does not list; the signal's reason when it has ended
 */
export async function answerPlanned(
  question: PlannedQuery,
  release: OpenRelease,
  language: Language,
  signal?: AbortSignal,
): Promise<string> {
  const { dataset, query, plan } = question;
  if (plan.windows.length === 0) return writeAnswer(question, null, release, language);
  const statement = buildQuery(dataset, query, plan, release.members);
  const columns = await release.run(statement.sql, [], signal);
  const revised = await revisedFigures(question, release, statement.groups, signal);
  return writeAnswer(question, { statement, columns, revised }, release, language);
}
