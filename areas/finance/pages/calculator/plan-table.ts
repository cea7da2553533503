import type { Instalment, Language, LoanTerms, TableColumn, TableModel } from '@portal/contract';
import { formatNumber, formatRatio } from '@portal/ui';
import { nameColumn } from '@portal/ui/analysis';
import { termNames } from '../../parts/calculator-path.ts';

const keys = ['payment', 'principal', 'interest', 'balance'] as const;

/** The terms of an offer as lines beside a table that is taken away. */
export const termLines = (
  terms: LoanTerms,
  nameOf: (term: keyof LoanTerms) => string,
  unitOf: (term: keyof LoanTerms) => string,
): [string, string][] =>
  termNames.map((term) => [
    nameOf(term),
    term === 'rate' ? formatRatio(terms.rate, { decimals: 2 }) : `${formatNumber(terms[term], 0)} ${unitOf(term)}`,
  ]);

type Texts = Record<(typeof keys)[number] | 'month' | 'yuan', string>;

/** The plan of payments as a table, a row a month. */
export function planTable(plan: readonly Instalment[], texts: Texts): TableModel {
  const figure = (key: (typeof keys)[number]): TableColumn => ({
    ...nameColumn(key, texts[key]),
    kind: 'indicator',
    format: 'count',
    unit: texts.yuan,
  });
  return {
    columns: [nameColumn('month', texts.month), ...keys.map(figure)],
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
