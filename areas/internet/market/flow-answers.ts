import type { Language } from '@portal/contract';
import { type Answer, crossedColumn } from '@portal/ui/analysis';
import type { FlowChartSpec } from '@portal/ui/charts';
import type { RivalBy } from './choices.ts';
import { crossed } from './crossed.ts';
import type { Named, Pair, RivalFlow } from './net-flows.ts';
import { rivalOf } from './questions.ts';

/** The pairs of an answer; who nobody named is in none. */
export function pairsIn(answer: Answer, by: RivalBy): Pair[] {
  const rival = rivalOf[by];
  return answer.rows.flatMap(({ kind, keys, names, values, unnamed }) => {
    if (kind !== 'row' || unnamed?.[by] || unnamed?.[rival]) return [];
    return [
      {
        from: { key: keys[by] ?? '', name: names[by] ?? '' },
        to: { key: keys[rival] ?? '', name: names[rival] ?? '' },
        comparisons: values.comparisons ?? 0,
        turned: values.turned ?? 0,
      },
    ];
  });
}

/**
 * The members that can be looked at where a filter names brands: the models of these.
 * @returns null where all can
 */
export const modelsOf = (answer: Answer, by: RivalBy, brands: readonly string[]): ReadonlySet<string> | null =>
  by === 'model' && brands.length > 0
    ? new Set(answer.rows.filter(({ keys }) => brands.includes(keys.brand ?? '')).map(({ keys }) => keys.model ?? ''))
    : null;

/** Flows as an answer: a row for each rival, with both directions and net. @param of the answer of the pairs */
export function flowAnswer(of: Answer, flows: readonly RivalFlow[], by: RivalBy, language: Language): Answer {
  const columnOf = (key: string) => of.columns.find((column) => column.key === key);
  const known = (key: string) => [columnOf(key) ?? []].flat();
  return {
    ...of,
    columns: [
      ...known(by),
      ...known('comparisons'),
      crossedColumn(crossed.comparedBack, language),
      ...known('turned'),
      crossedColumn(crossed.turnedBack, language),
      crossedColumn(crossed.net, language),
      ...known('turnRate'),
    ],
    rows: flows.map(({ key, name, ...values }) => ({
      kind: 'row' as const,
      keys: { [by]: key },
      names: { [by]: name },
      values: { ...values, turnRate: values.comparisons > 0 ? values.turned / values.comparisons : null },
    })),
    total: null,
  };
}

/** Which figures of a flow go to the rival, and come from it. */
const ways = {
  turned: { out: 'turned', back: 'turnedBack' },
  comparisons: { out: 'comparisons', back: 'comparedBack' },
} as const;

interface Drawing {
  subject: Named;
  figure: keyof typeof ways;
  by: RivalBy;
  heads: FlowChartSpec['heads'];
}

/** What comes to a member from its rivals, and what goes from it to them, as bands. */
export function flowChart(
  words: Pick<FlowChartSpec, 'title' | 'language' | 'value'>,
  flows: readonly RivalFlow[],
  { subject, figure, by, heads }: Drawing,
): FlowChartSpec {
  const { out, back } = ways[figure];
  const isFlowing = (key: 'out' | 'back') => (flow: RivalFlow) => flow[ways[figure][key]] > 0;
  const [coming, going] = [flows.filter(isFlowing('back')), flows.filter(isFlowing('out'))];
  const centre = `of ${subject.key}`;
  return {
    ...words,
    kind: 'flow',
    members: by,
    heads,
    nodes: [
      ...coming.map(({ key, name }) => ({ id: `from ${key}`, key, name, column: 0 })),
      { id: centre, ...subject, column: 1 },
      ...going.map(({ key, name }) => ({ id: `to ${key}`, key, name, column: 2 })),
    ],
    links: [
      ...coming.map((flow) => ({ from: `from ${flow.key}`, to: centre, value: flow[back] })),
      ...going.map((flow) => ({ from: centre, to: `to ${flow.key}`, value: flow[out] })),
    ],
  };
}
