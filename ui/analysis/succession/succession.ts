import { type DimensionKey, type Language, monthsOfPeriod } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import type { ChartEvent } from '@portal/ui/charts';
import type { Answer, Catalogue } from '../page/ask.ts';

/** How the choice stands in the address: `line=joined`. */
export const successionName = 'line';
export const joined = 'joined';

const words = {
  zh_CN: {
    choice: '与前代合为一线',
    note: '前代与换代车型合为一条线：各月为两者之和，以换代车型的名称列出',
    one: (before: string, after: string, month: string) => `${before} 自 ${month} 起由 ${after} 换代`,
    list: (pairs: string) => `前代与换代车型合为一条线，各月为两者之和：${pairs}`,
    none: '所列车型中没有前代，图表与不合并时相同',
    mark: (before: string, after: string) => `换代：${before} → ${after}`,
    partName: '只含一部分的线',
    part: (line: string, member: string, by: string) =>
      `“${line}”一线不含“${member}”：它不符合对“${by}”的筛选，未计入各月数值；去掉该筛选即为整条线`,
    comma: '；',
    and: '”和“',
  },
  en: {
    choice: 'One line with predecessors',
    note: 'A model and its predecessor are one line: the sum of both in each month, under the name of the successor',
    one: (before: string, after: string, month: string) => `${before}, succeeded by ${after} from ${month} on`,
    list: (pairs: string) => `Predecessor and successor are one line, the sum of both in each month: ${pairs}`,
    none: 'None of those listed has a predecessor: the chart is as it is without',
    mark: (before: string, after: string) => `Succession: ${before} → ${after}`,
    partName: 'Lines in part',
    part: (line: string, member: string, by: string) =>
      `The line of “${line}” is without “${member}”, which the filter on “${by}” leaves out and no month counts; without that filter the line is whole`,
    comma: '; ',
    and: '” and “',
  },
} as const satisfies Record<Language, object>;

export const successionWords = (language: Language) => words[language];

/** Whether a release knows of members of a dimension that were succeeded by others. */
export const hasSuccessions = (catalogue: Catalogue | null, by: string): boolean =>
  (catalogue?.succeeded?.[by] ?? 0) > 0;

/** Whether predecessor and successor are one line: the address says so, and the release knows of some. */
export const readSuccession = (search: URLSearchParams, catalogue: Catalogue | null, by: string): boolean =>
  hasSuccessions(catalogue, by) && search.get(successionName) === joined;

/** Those of an answer that its rows list, or all where it is not cut by them. */
function listedIn({ rows, succession = [] }: Answer, by: DimensionKey) {
  const listed = new Set(rows.map(({ keys }) => keys[by]));
  return succession.filter(({ dimension, into }) => dimension === by && listed.has(into));
}

/**
 * @returns which lines are joined, in a sentence, and in another one who of them the filters leave out; nothing where the
 *   question did not want it
 */
export function successionNote(answer: Answer | undefined, by: DimensionKey, language: Language): [string, string][] {
  if (!answer?.succession) return [];
  const { choice, list, none, one, comma, and, partName, part } = words[language];
  const listed = listedIn(answer, by);
  const lines = new Set(listed.map(({ into }) => into));
  const partial = (answer.partialLines ?? []).filter(({ dimension, into }) => dimension === by && lines.has(into.key));
  const leftOut = new Set(partial.map((line) => line.leftOut.key));
  // Who is left out is in no sum.
  const pairs = listed
    .filter(({ predecessor, successor }) => !leftOut.has(predecessor.key) && !leftOut.has(successor.key))
    .map(({ predecessor, successor, month }) => one(predecessor.name, successor.name, formatMonth(month)));
  const parts = partial.map((line) => part(line.into.name, line.leftOut.name, line.narrowedBy.join(and)));
  return [
    ...(pairs.length > 0 ? [[choice, list(pairs.join(comma))] as [string, string]] : []),
    ...(pairs.length === 0 && parts.length === 0 ? [[choice, none] as [string, string]] : []),
    ...(parts.length > 0 ? [[partName, parts.join(comma)] as [string, string]] : []),
  ];
}

/**
 * The months of change, each at the period that holds it.
 * @param periods as the market names them, in the order of the chart
 */
export function successionEvents(
  answer: Answer | undefined,
  by: DimensionKey,
  periods: readonly { key: string; name: string }[],
  language: Language,
): ChartEvent[] {
  if (!answer?.succession) return [];
  return listedIn(answer, by).flatMap(({ predecessor, successor, month }): ChartEvent[] => {
    const at = periods.findIndex(({ key, name }) => {
      const months = monthsOfPeriod(key, name);
      return months !== null && months.from <= month && month <= months.to;
    });
    if (at < 0) return [];
    return [{ at, kind: 'facelift', name: words[language].mark(predecessor.name, successor.name), alone: true }];
  });
}
