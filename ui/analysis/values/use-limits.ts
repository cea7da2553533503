import type { FigureLimits, MarketQuery } from '@portal/contract';
import { type Answered, isNarrowed, notNarrowed, type View } from '@portal/ui';
import type { Answer, Catalogue } from '../page/ask.ts';
import { readChoices } from '../page/choices.ts';
import { usePage } from '../page/context.ts';
import { useMarket } from '../page/use-market.ts';
import { limitedTo, limitsIn, readLimits, writeLimits } from './limits.ts';

/** The limits that the address names; none on a page that lists no rows. */
function useNamedLimits(): readonly FigureLimits[] {
  const { area, page, search, catalogue } = usePage();
  return area.pages[page]?.lists ? readLimits(search, catalogue) : [];
}

/** Those of them that the view can have. */
export function useLimits(): readonly FigureLimits[] {
  const { view, catalogue } = usePage();
  return limitsIn(view, catalogue, useNamedLimits());
}

/** The figures whose limits hold nothing back because the periods are years, by their names. */
export function useLimitsOffInYears(): readonly string[] {
  const { view, catalogue } = usePage();
  const named = useNamedLimits();
  const inView = limitsIn(view, catalogue, named);
  return named
    .filter((limit) => !inView.includes(limit))
    .map(({ indicator }) => catalogue?.indicators.find(({ key }) => key === indicator)?.name ?? indicator);
}

/**
 * Asks the market for the rows that the page lists, those alone that lie within the limits of the address.
 * @param question makes one of the questions that the page declares as `lists`
 */
export function useListed(question: (view: View, catalogue: Catalogue) => MarketQuery | null): Answered<Answer> {
  const limits = useLimits();
  return useMarket((view, catalogue) => {
    const listed = question(view, catalogue);
    return listed && limitedTo(listed, limits);
  });
}

/** The question of the rows that the page lists, without limits; null where it lists none. */
export function useListQuestion(): MarketQuery | null {
  const { area, page, view, catalogue, search } = usePage();
  const declared = area.pages[page];
  if (!declared?.lists || !catalogue) return null;
  const choices = readChoices(search, declared.choices);
  return declared.lists({ view, catalogue, choices, search })[0] ?? null;
}

/** Whether anything narrows what is listed, members or values, and how all of that is taken away. */
export function useWidening(): { isNarrow: boolean; widen: () => void } {
  const { view, search, setView } = usePage();
  const limits = useLimits();
  return {
    isNarrow: isNarrowed(view) || limits.length > 0,
    widen: () => setView({ ...view, ...notNarrowed }, writeLimits(search, [])),
  };
}
