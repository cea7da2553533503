import type { Answer, TableColumn, TableModel } from '@portal/ui/analysis';
import { spreadOf } from '@portal/ui/charts';
import type { Step } from './steps.ts';

/** The five figures of a spread and how many steps it is of. */
export const stepSpread = { low: 'low', q1: 'q1', median: 'median', q3: 'q3', high: 'high' } as const;

/** How the figures of a spread are called, and the unit of money. */
export type SpreadWords = Record<keyof typeof stepSpread | 'count' | 'yuan' | 'subModels', string>;

/**
 * The spread of the steps within each member of a dimension as an answer, the highest median first.
 * @param states the answer that the steps were read from: months, release and the name of the dimension are its
 */
export function spreadAnswer(states: Answer, steps: readonly Step[], by: string, words: SpreadWords): Answer {
  const groups = new Map<string, Step[]>();
  for (const step of steps) groups.set(step.group.key, [...(groups.get(step.group.key) ?? []), step]);
  const column = (key: keyof SpreadWords, unit: string): Answer['columns'][number] => ({
    key,
    kind: 'indicator',
    name: words[key],
    unit,
    format: 'count',
    definition: '',
  });
  const figures = (['median', 'low', 'q1', 'q3', 'high'] as const).map((key) => column(key, words.yuan));
  const rows = [...groups].flatMap(([key, own]): Answer['rows'] => {
    const spread = spreadOf(own.map(({ step }) => step));
    const name = own[0]?.group.name ?? key;
    return spread
      ? [{ kind: 'row', keys: { [by]: key }, names: { [by]: name }, values: { ...spread, count: own.length } }]
      : [];
  });
  return {
    ...states,
    columns: [...states.columns.filter(({ key }) => key === by), ...figures, column('count', words.subModels)],
    rows: rows.sort((row, other) => (other.values.median ?? 0) - (row.values.median ?? 0)),
    total: null,
    cut: null,
  };
}

/** How the columns of the steps are called. */
export type StepWords = Record<
  'subModel' | 'group' | 'without' | 'withoutPrice' | 'with' | 'withPrice' | 'step' | 'yuan',
  string
>;

/** Every step with the two trims between which it lies. */
export function stepsTable(steps: readonly Step[], by: string, words: StepWords): TableModel {
  const text = (key: string, name: string): TableColumn => ({
    key,
    name,
    kind: 'dimension',
    format: null,
    unit: '',
    definition: '',
    formula: '',
    growth: false,
  });
  const money = (key: string, name: string): TableColumn => ({
    ...text(key, name),
    kind: 'indicator',
    format: 'count',
    unit: words.yuan,
  });
  return {
    columns: [
      text('subModel', words.subModel),
      text(by, words.group),
      text('without', words.without),
      money('withoutPrice', words.withoutPrice),
      text('with', words.with),
      money('withPrice', words.withPrice),
      money('step', words.step),
    ],
    rows: steps.map(({ subModel, group, without, with: having, step }) => ({
      id: `${group.key}-${subModel.key}`,
      kind: 'row' as const,
      keys: { subModel: subModel.key, [by]: group.key },
      names: { subModel: subModel.name, [by]: group.name, without: without.name, with: having.name },
      values: { withoutPrice: without.msrp, withPrice: having.msrp, step },
    })),
    cut: null,
  };
}
