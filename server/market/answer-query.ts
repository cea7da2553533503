import type { Language } from '@portal/contract';
import { coverageOf } from './covered.ts';
import type { Dataset } from './datasets/index.ts';
import type { Question } from './model/index.ts';
import { buildQuery, planPeriods } from './sql/index.ts';
import type { OpenRelease } from './store/open-release.ts';
import { writeAnswer } from './write-answer.ts';

/**
 * Answers one question to a dataset from a release: plan, one statement, rows of the wire.
 * @returns a MarketAnswer as JSON
 * @throws Refusal when the question cannot be answered; the signal's reason when the client has gone
 */
export async function answerQuery(
  dataset: Dataset,
  release: OpenRelease,
  query: Question,
  language: Language,
  signal?: AbortSignal,
): Promise<string> {
  const asked = { dataset, query, plan: planPeriods(dataset, query, coverageOf(dataset, release)) };
  if (asked.plan.slots.length === 0) return writeAnswer(asked, null, release, language);
  const statement = buildQuery(dataset, query, asked.plan);
  const columns = await release.run(statement.sql, statement.values, signal);
  return writeAnswer(asked, { statement, columns }, release, language);
}
