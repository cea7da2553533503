import { type FigureLimits, limitsText, type MarketQuery } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { type Answered, isNarrowed, notNarrowed, type View } from '@portal/ui';
import type { WrittenAs } from '@portal/ui/charts';
import type { Answer, Catalogue } from '../page/ask.ts';
import { type Limitable, usePage } from '../page/context.ts';
import { useMarket } from '../page/use-market.ts';
import { limitedTo, limitsIn, readLimits, writeLimits } from './limits.ts';
import { useLimitable } from './use-limitable.ts';

/** All figures that a limit of the address may be of: an old link may name one that the rows do not have now. */
function useKnown(): readonly Limitable[] {
  const { area, page, catalogue, limitable } = usePage();
  const offered = useLimitable();
  if (limitable) return limitable;
  return area.pages[page]?.lists ? (catalogue?.indicators ?? []) : (offered ?? []);
}

/** The limits that the address names; none on a page that lists no rows. */
const useNamedLimits = (known: readonly Limitable[]): readonly FigureLimits[] =>
  readLimits(usePage().search, { indicators: known });

/** Those of them that the view can have. */
export function useLimits(): readonly FigureLimits[] {
  const known = useKnown();
  return limitsIn(usePage().view, { indicators: known }, useNamedLimits(known));
}

/** The same in words: the name of each figure, and between which values it lies. */
export function useLimitsText(written?: WrittenAs): [string, string][] {
  const known = useKnown();
  return limitsText(useLimits(), { indicators: known }, useLanguage(), written);
}

/** The figures whose limits hold nothing back because the periods are years, by their names. */
export function useLimitsOffInYears(): readonly string[] {
  const { view } = usePage();
  const known = useKnown();
  const named = useNamedLimits(known);
  const inView = limitsIn(view, { indicators: known }, named);
  return named
    .filter((limit) => !inView.includes(limit))
    .map(({ indicator }) => known.find(({ key }) => key === indicator)?.name ?? indicator);
}

/**
 * Asks the market for the rows that the page lists, those alone that lie within the limits of the address.
 * @param question makes one of the questions that the page declares as `lists`, or one whose figures it declares as `values`
 */
export function useListed(question: (view: View, catalogue: Catalogue) => MarketQuery | null): Answered<Answer> {
  const limits = useLimits();
  return useMarket((view, catalogue) => {
    const listed = question(view, catalogue);
    return listed && limitedTo(listed, limits);
  });
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
