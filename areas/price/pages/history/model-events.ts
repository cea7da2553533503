import type { Answer } from '@portal/ui/analysis';
import type { ChartEvent } from '@portal/ui/charts';

/** How each stage of a car is marked; what buyers hardly feel is not. */
const marks: Record<string, ChartEvent['kind']> = { launched: 'launch', facelift: 'facelift', generation: 'launch' };

/**
 * What happened to the sub-models of a model, from the store of launches.
 * @param launches by period, sub-model and kind of event
 * @param periods keys of the periods of the chart
 * @param say the name of a new generation, by its sub-model and what the stage is called: its mark is that of a launch
 */
export function launchEvents(
  launches: Answer,
  periods: readonly string[],
  say: (subModel: string, stage: string) => string,
): ChartEvent[] {
  return launches.rows.flatMap(({ kind, keys, names }): ChartEvent[] => {
    const mark = marks[keys.eventKind ?? ''];
    const at = periods.indexOf(keys.period ?? '');
    if (kind !== 'row' || !mark || at < 0) return [];
    const { subModel = '', eventKind = '' } = names;
    return [{ at, kind: mark, name: keys.eventKind === 'generation' ? say(subModel, eventKind) : subModel }];
  });
}

/** A list price that falls by less may be rounding; from here on somebody has cut it. A ratio. */
export const leastCut = 0.005;

/**
 * Periods in which the list price fell against the period before, by the fixed basket: only prices move it, and not which
 * trims were sold.
 * @param answer by period, with `msrpBasket` (index, first period = 100)
 * @param say the name of a cut, by its size as a ratio above 0
 */
export function priceCuts(answer: Answer, periods: readonly string[], say: (size: number) => string): ChartEvent[] {
  const basket = new Map(answer.rows.map(({ keys, values }) => [keys.period, values.msrpBasket ?? null]));
  return periods.flatMap((period, at): ChartEvent[] => {
    const [before, now] = [basket.get(periods[at - 1] ?? '') ?? null, basket.get(period) ?? null];
    if (before === null || now === null || before <= 0) return [];
    const size = 1 - now / before;
    return size < leastCut ? [] : [{ at, kind: 'priceCut', name: say(size) }];
  });
}
