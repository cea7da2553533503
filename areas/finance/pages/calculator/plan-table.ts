import type { Instalment, Language, TableColumn, TableModel } from '@portal/contract';

const keys = ['payment', 'principal', 'interest', 'balance'] as const;

type Texts = Record<(typeof keys)[number] | 'month' | 'yuan', string>;

/** The plan of payments as a table, a row a month. */
export function planTable(plan: readonly Instalment[], texts: Texts): TableModel {
  const column = (key: string, name: string, kind: TableColumn['kind']): TableColumn => ({
    key,
    name,
    kind,
    format: kind === 'indicator' ? 'count' : null,
    unit: kind === 'indicator' ? texts.yuan : '',
    definition: '',
    formula: '',
    growth: false,
  });
  return {
    columns: [column('month', texts.month, 'dimension'), ...keys.map((key) => column(key, texts[key], 'indicator'))],
    rows: plan.map((instalment) => ({
      id: String(instalment.month),
      kind: 'row',
      keys: {},
      names: { month: String(instalment.month) },
      values: Object.fromEntries(keys.map((key) => [key, instalment[key]])),
    })),
    cut: null,
  };
}

/** The plan as a picture: what of each payment is interest. */
export const planChart = (plan: readonly Instalment[], texts: Texts, title: string, language: Language) =>
  ({
    kind: 'stacked',
    title,
    language,
    categories: plan.map(({ month }) => String(month)),
    fromFirst: true,
    asBars: true,
    series: (['principal', 'interest'] as const).map((key) => ({
      key,
      name: texts[key],
      format: 'amount' as const,
      values: plan.map((instalment) => Math.round(instalment[key])),
    })),
  }) as const;
