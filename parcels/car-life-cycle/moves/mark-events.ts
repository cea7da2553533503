import type { LifeMark } from '@portal/contract';
import type { ChartEvent } from '@portal/ui/charts';

/** How events and changes are marked in a chart, by their kind, else by their dataset. */
const signs: Record<string, ChartEvent['kind']> = {
  unveiled: 'launch',
  presale: 'launch',
  launched: 'launch',
  modelYear: 'facelift',
  facelift: 'facelift',
  generation: 'facelift',
  discontinued: 'launch',
  incentive: 'incentive',
  software: 'software',
  benefit: 'benefit',
};

const signOf = ({ kind, dataset, before, after }: LifeMark): ChartEvent['kind'] => {
  if (dataset === 'price') return (after ?? 0) < (before ?? 0) ? 'priceCut' : 'price';
  return signs[kind] ?? signs[dataset] ?? 'policy';
};

/** A change or a number, as it is said of a mark. */
export type Written = (mark: LifeMark) => string;

/**
 * Marks of a chart by months, each at its month.
 * @param months of the chart, in their order
 * @param written what is said behind the name of a mark
 */
export const markEvents = (marks: readonly LifeMark[], months: readonly string[], written: Written): ChartEvent[] =>
  marks.flatMap((mark) => {
    const at = months.indexOf(mark.month);
    const event = { at, kind: signOf(mark), name: `${mark.name} ${written(mark)}`.trim() };
    // An event of a launch says by its name what it was.
    return at < 0 ? [] : [mark.dataset === 'launch' ? { ...event, alone: true } : event];
  });
