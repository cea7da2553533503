import type { MarketQuery } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { catalogues } from '../page/ask.ts';
import { readChoices } from '../page/choices.ts';
import { type Limitable, usePage } from '../page/context.ts';
import { useStanding } from '../page/use-standing.ts';

/** The question of the rows that the page lists, without limits; null where it lists none. */
export function useListQuestion(): MarketQuery | null {
  const { area, page, view, catalogue, search } = usePage();
  const declared = area.pages[page];
  if (!declared?.lists || !catalogue) return null;
  const choices = readChoices(search, declared.choices);
  return declared.lists({ view, catalogue, choices, search })[0] ?? null;
}

const pick = (keys: readonly string[], known: readonly Limitable[] = []): Limitable[] =>
  keys.flatMap((key) => known.find((figure) => figure.key === key) ?? []);

/** The figures of another dataset that the page declares; none while they are not known, or no product opens them. */
function useBeside(): Limitable[] {
  const { area, page } = usePage();
  const beside = area.pages[page]?.values?.beside;
  const standing = useStanding(beside?.dataset ?? 'sales', beside !== undefined);
  const { answer } = useAnswer(catalogues, beside && standing === 'open' ? { dataset: beside.dataset } : null);
  return beside ? pick(beside.figures, answer?.indicators) : [];
}

/** The figures by whose values the rows of the page may be narrowed, in their order; null where it lists none. */
export function useLimitable(): readonly Limitable[] | null {
  const { area, page, catalogue, limitable } = usePage();
  const question = useListQuestion();
  const beside = useBeside();
  const values = area.pages[page]?.values;
  if (limitable) return limitable;
  if (!catalogue) return null;
  if (values) return [...pick(values.figures, catalogue.indicators), ...beside];
  return question && pick(question.indicators, catalogue.indicators);
}
