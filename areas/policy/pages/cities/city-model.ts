import type { CallData } from '@portal/shell';
import type { TableModel } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';

export type City = CallData<'policyCities'>['cities'][number];

/** What a city limits, by the types that the market tells cities apart by. */
export const types = ['1', '2', '3', '4'] as const;

/** What a type stands for, in words. */
export function typeText(type: string): string {
  const known = types.find((each) => each === type);
  return known ? phrases.translate(`restriction${known}`) : type;
}

/** The cities as a table, for files. */
export function cityModel(cities: readonly City[]): TableModel {
  const { translate } = phrases;
  const column = (key: string, name: string, isCount = false) => ({
    key,
    name,
    kind: isCount ? ('indicator' as const) : ('dimension' as const),
    format: isCount ? ('count' as const) : null,
    unit: '',
    growth: false,
    definition: '',
    formula: '',
  });
  return {
    columns: [
      column('city', translate('city')),
      column('province', translate('province')),
      column('restriction', translate('restriction')),
      column('policies', translate('restrictionPolicies'), true),
    ],
    rows: cities.map(({ key, name, province, restriction, policies }) => ({
      id: key,
      kind: 'row' as const,
      keys: {},
      names: { city: name, province, restriction: typeText(restriction) },
      values: { policies },
    })),
    cut: null,
  };
}
