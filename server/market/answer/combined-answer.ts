import type { AnswerCoverage } from '@portal/contract';
import { combinedName, type Delivered, monthText, type Span, standingIn } from '../model/index.ts';
import type { Plan } from '../sql/index.ts';

type Combined = AnswerCoverage['combined'][number];

const isWithin = ({ first, last }: Span, whole: Span) => whole.first <= first && last <= whole.last;
const touches = ({ first, last }: Span, other: Span) => first <= other.last && last >= other.first;

/**
 * The figures of several months that a reader would take for those of a period or span asked: what lies within one is
 * as good as single months.
 */
export function combinedIn({ plan }: { plan: Plan }, { combined }: Pick<Delivered, 'combined'>): Combined[] {
  const queries: readonly (Span & { key?: string })[] = plan.byPeriod ? plan.slots : [plan.span];
  return combined
    .filter((span) => touches(span, plan.span) && !queries.some((period) => isWithin(span, period)))
    .map((span) => ({
      period: queries.find(({ first, last }) => first <= span.last && span.last <= last)?.key ?? null,
      from: monthText(span.first),
      to: monthText(span.last),
    }));
}

/**
 * @returns the names of the periods whose figures of a source are also about months before them, by the period's place
 */
export function wideNames({ plan }: { plan: Plan }, source: number): ReadonlyMap<number, string> {
  const own = plan.coverage.find((coverage) => coverage.source === source);
  if (!own || own.combined.length === 0) return new Map();
  return new Map(
    plan.slots.flatMap((slot): [number, string][] => {
      const months = standingIn(own, slot);
      return months.some(({ first }) => first < slot.first) ? [[slot.slot, combinedName(months)]] : [];
    }),
  );
}
