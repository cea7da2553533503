import type { Language, MarketQuery } from '@portal/contract';
import { monthNumber } from './model/month.ts';
import { buildQuery, type Coverage, planPeriods } from './sql/index.ts';
import type { OpenRelease } from './store/open-release.ts';
import { writeAnswer } from './write-answer.ts';

const coverageOf = ({ info }: OpenRelease): Coverage[] =>
  info.sources.map(({ key, first, last }) => ({ key, first: monthNumber(first), last: monthNumber(last) }));

/**
 * Answers one question from a release: plan, one statement, rows of the wire.
 * @returns a MarketAnswer as JSON
 * @throws Refusal when the question cannot be answered; the signal's reason when the client has gone
 */
export async function answerQuery(
  release: OpenRelease,
  query: MarketQuery,
  language: Language,
  signal?: AbortSignal,
): Promise<string> {
  const plan = planPeriods(query, coverageOf(release));
  if (plan.slots.length === 0) return writeAnswer(query, plan, null, release, language);
  const statement = buildQuery(query, plan);
  const columns = await release.run(statement.sql, statement.values, signal);
  return writeAnswer(query, plan, { statement, columns }, release, language);
}
