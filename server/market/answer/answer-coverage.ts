import type { AnswerCoverage, DataSource, Language } from '@portal/contract';
import type { Dataset } from '../datasets/index.ts';
import { between, type Delivered, monthsIn, type Question, standingIn, within } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { combinedIn } from './combined-answer.ts';
import { isNarrowing, levelNeeded, storedCoverage } from './covered.ts';
import { type CoverageContext, combinedTexts, gapTexts, kindTexts, placeTexts, saysOf } from './say-coverage.ts';
import { baseOf, unbasedOf } from './unbased.ts';
import type { PlannedQuery } from './write-rows.ts';

/** What an answer is about that a reader would take it for, and it is not: as far as the question does not say so. */
function narrowsTexts({ dataset, query }: PlannedQuery, context: CoverageContext): string[] {
  const narrowed = Object.entries(query.filters ?? {}).flatMap(([key, members = []]) =>
    isNarrowing(dataset, key, members) ? [key] : [],
  );
  const kinds = dataset.facts.chains.flatMap(({ chain }) => chain.kinds ?? []);
  const cut = [...query.by, ...narrowed];
  const isByPlace = dataset.facts.chains.some(({ chain }) => levelNeeded(chain, cut) !== undefined);
  return [
    ...(narrowed.some((key) => kinds.includes(key)) ? [] : kindTexts(context)),
    ...(isByPlace ? [] : placeTexts(context)),
  ];
}

/** How much of the question a source covers: months, and the periods it lists. */
function measured({ plan }: PlannedQuery, source: Delivered) {
  const known = within(standingIn(source, plan.span), plan.span);
  const listed = plan.byPeriod ? plan.slots : [];
  const periods = listed.map((slot) => ({
    period: slot.key,
    months: monthsIn(within(standingIn(source, slot), slot)),
    of: slot.last - slot.first + 1,
  }));
  return {
    known,
    months: monthsIn(known),
    of: plan.span.last - plan.span.first + 1,
    uncovered: periods.filter((period) => period.months === 0).map(({ period }) => period),
    partly: periods.filter((period) => period.months > 0 && period.months < period.of),
  };
}

const asksOf = (dataset: Dataset, { dataSources }: Question): readonly (DataSource | null)[] =>
  dataset.facts.source === null ? [null] : dataSources;

/** @returns what an answer says of how much of its question is covered, for each source asked */
export function answerCoverage(question: PlannedQuery, release: OpenRelease, language: Language): AnswerCoverage[] {
  const { dataset, query, plan } = question;
  return asksOf(dataset, query).map((dataSource): AnswerCoverage => {
    const covered = plan.coverage.find(({ key }) => key === dataSource);
    const source: Delivered = covered ?? { spans: [], combined: [] };
    const stored = storedCoverage(dataset, release.info).find(({ key }) => key === dataSource);
    const { known, months, of, ...periods } = measured(question, source);
    const gaps = gapTexts(between(known, plan.span), months, of, language);
    const combined = combinedIn(question, source);
    const context = stored && { dataset, release, stored, language };
    // Where nothing is covered, all that is known says why.
    const says = !context ? [] : months === 0 ? saysOf(context) : narrowsTexts(question, context);
    return {
      dataSource,
      months,
      of,
      ...periods,
      combined,
      ...(covered && unbasedOf(question, covered)),
      ...baseOf(question, covered),
      says: [...gaps, ...combinedTexts(combined, language), ...says],
    };
  });
}
