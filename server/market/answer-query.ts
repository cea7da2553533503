import type { Language, MarketAnswer, MarketQuery } from '@portal/contract';
import { assembleAnswer } from './assemble-answer.ts';
import { monthNumber } from './model/month.ts';
import { buildQuery, type Coverage, planPeriods } from './sql/index.ts';
import type { OpenRelease } from './store/open-release.ts';

const coverageOf = ({ info }: OpenRelease): Coverage[] =>
  info.sources.map(({ key, first, last }) => ({ key, first: monthNumber(first), last: monthNumber(last) }));

/**
 * Answers one question from a release: plan, one statement, rows of the wire.
 * @throws Refusal when the question cannot be answered; the signal's reason when the client has gone
 */
export async function answerQuery(
  release: OpenRelease,
  query: MarketQuery,
  language: Language,
  signal?: AbortSignal,
): Promise<MarketAnswer> {
  const plan = planPeriods(query, coverageOf(release));
  if (plan.slots.length === 0) return assembleAnswer(query, plan, null, release, language);
  const statement = buildQuery(query, plan);
  const columns = await release.run(statement.sql, statement.values, signal);
  return assembleAnswer(query, plan, { statement, columns }, release, language);
}
