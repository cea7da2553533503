import type { FigureKey, FunnelRate, Language } from '@portal/contract';
import type { StepFigures } from './funnel-figures.ts';
import { type Rate, rates } from './funnel-steps.ts';
import { partOf, sumOf } from './funnel-window.ts';

/** The counts of one member, or of all together, by their indicator; those that the account may not see are missing. */
export type Counts = ReadonlyMap<FigureKey, StepFigures>;

type Values = readonly (number | null)[];

interface Made {
  of: FigureKey;
  over: FigureKey;
  by: (part: number | null, whole: number | null) => number | null;
}

/** What a rate is made of, and how of the two. */
const sourcesOfRate: Record<Rate['key'], Made> = {
  leadsOfAttention: { of: 'leads', over: 'totalAttention', by: (part, whole) => partOf(part, whole, 1000) },
  stayed: {
    of: 'turned',
    over: 'comparisons',
    by: (part, whole) => {
      const turned = partOf(part, whole);
      return turned === null ? null : 1 - turned;
    },
  },
  purchasesOfLeads: { of: 'volume', over: 'leads', by: (part, whole) => partOf(part, whole) },
};

/** What is worked out between steps: sums divided by sums, never a mean of months. */
export function ratesOf(own: Counts, market: Counts, months: number, language: Language): FunnelRate[] {
  return rates.map(({ key, name, from, to, format, definition, leavesOut }) => {
    const { of, over, by } = sourcesOfRate[key];
    const total = (counts: Counts, span: keyof StepFigures) => {
      const values = (indicator: FigureKey): Values => counts.get(indicator)?.[span] ?? [];
      return by(sumOf(values(of)), sumOf(values(over)));
    };
    const monthOf = (at: number) => by(own.get(of)?.monthly[at] ?? null, own.get(over)?.monthly[at] ?? null);
    return {
      key,
      name: name[language],
      from,
      to,
      format,
      definition: definition[language],
      leavesOut: leavesOut[language],
      value: total(own, 'monthly'),
      yearBefore: total(own, 'before'),
      market: total(market, 'monthly'),
      monthly: Array.from({ length: months }, (_, at) => monthOf(at)),
    };
  });
}
