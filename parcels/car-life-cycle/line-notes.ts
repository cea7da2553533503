import type { Language } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import { successionWords } from '@portal/ui/analysis';
import type { ChartEvent } from '@portal/ui/charts';
import type { ModelLife } from './ask.ts';

/**
 * Which of the models count with their predecessors, in a sentence and under a name; nothing where each counts by itself.
 * @param of those that are shown
 */
export function lineNotes(
  { lines }: Pick<ModelLife, 'lines'>,
  of: readonly { key: string }[],
  language: Language,
): [string, string][] {
  if (!lines.joined) return [];
  const { choice, list, one, comma } = successionWords(language);
  const keys = new Set(of.map(({ key }) => key));
  const pairs = lines.successions
    .filter(({ into }) => keys.has(into))
    .map(({ predecessor, successor, month }) => one(predecessor.name, successor.name, formatMonth(month)));
  return pairs.length > 0 ? [[choice, list(pairs.join(comma))]] : [];
}

/** The months in which a successor came, each at its place among those of a chart. */
export function lineEvents(
  { lines }: Pick<ModelLife, 'lines'>,
  { key }: { key: string },
  months: readonly string[],
  language: Language,
): ChartEvent[] {
  if (!lines.joined) return [];
  return lines.successions.flatMap(({ into, predecessor, successor, month }): ChartEvent[] => {
    const at = into === key ? months.indexOf(month) : -1;
    if (at < 0) return [];
    return [
      { at, kind: 'facelift', name: successionWords(language).mark(predecessor.name, successor.name), alone: true },
    ];
  });
}
