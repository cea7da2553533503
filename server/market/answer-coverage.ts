import type { AnswerCoverage, DataSource, Language } from '@portal/contract';
import { isNarrowing, keptCoverage, levelNeeded } from './covered.ts';
import type { Dataset } from './datasets/index.ts';
import { between, monthsIn, type Question, type Span, within } from './model/index.ts';
import { gapsSaid, kindsSaid, placesSaid, type Said, saysOf } from './say-coverage.ts';
import type { OpenRelease } from './store/open-release.ts';
import type { Asked } from './write-rows.ts';

/** What an answer is about that a reader would take it for, and it is not: as far as the question does not say so. */
function narrowsSaid({ dataset, query }: Asked, said: Said): string[] {
  const narrowed = Object.entries(query.filters ?? {}).flatMap(([key, members = []]) =>
    isNarrowing(dataset, key, members) ? [key] : [],
  );
  const kinds = dataset.facts.chains.flatMap(({ chain }) => chain.kinds ?? []);
  const cut = [...query.by, ...narrowed];
  const isByPlace = dataset.facts.chains.some(({ chain }) => levelNeeded(chain, cut) !== undefined);
  return [
    ...(narrowed.some((key) => kinds.includes(key)) ? [] : kindsSaid(said)),
    ...(isByPlace ? [] : placesSaid(said)),
  ];
}

/** How much of the question a source covers: months, and the periods it lists. */
function measured({ plan }: Asked, spans: readonly Span[]) {
  const months = monthsIn(within(spans, plan.span));
  const listed = plan.byPeriod ? plan.slots : [];
  const periods = listed.map((slot) => ({
    period: slot.key,
    months: monthsIn(within(spans, slot)),
    of: slot.last - slot.first + 1,
  }));
  return {
    months,
    of: plan.span.last - plan.span.first + 1,
    uncovered: periods.filter((period) => period.months === 0).map(({ period }) => period),
    partly: periods.filter((period) => period.months > 0 && period.months < period.of),
  };
}

const asksOf = (dataset: Dataset, { dataSources }: Question): readonly (DataSource | null)[] =>
  dataset.facts.source === null ? [null] : dataSources;

/** @returns what an answer says of how much of its question is covered, for each source asked */
export function answerCoverage(asked: Asked, release: OpenRelease, language: Language): AnswerCoverage[] {
  const { dataset, query, plan } = asked;
  return asksOf(dataset, query).map((dataSource): AnswerCoverage => {
    const spans = plan.coverage.find(({ key }) => key === dataSource)?.spans ?? [];
    const kept = keptCoverage(dataset, release.info).find(({ key }) => key === dataSource);
    const { months, of, ...periods } = measured(asked, spans);
    const gaps = gapsSaid(between(spans, plan.span), months, of, language);
    const said = kept && { dataset, release, kept, language };
    // Where nothing is covered, all that is known says why.
    const says = !said ? [] : months === 0 ? saysOf(said) : narrowsSaid(asked, said);
    return { dataSource, months, of, ...periods, says: [...gaps, ...says] };
  });
}
