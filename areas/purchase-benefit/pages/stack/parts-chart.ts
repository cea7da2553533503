import { crossValues, type Language, membersOf } from '@portal/contract';
import { type Answer, chartWords, periodAxis } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';

/**
 * Stacks as bars that are made of their parts, a kind of benefit each.
 * @param parts by a dimension and kind
 * @param members the members in their order; by period they follow each other
 */
export function partsChart(
  parts: Answer,
  { by, title, members }: { by: string; title: string; members: readonly { key: string; name: string }[] },
  language: Language,
): CategoryChartSpec {
  const valueAt = crossValues(parts, by, 'benefitKind', 'stackValue');
  const unit = parts.columns.find(({ key }) => key === 'stackValue')?.unit ?? '';
  const keys = members.map(({ key }) => key);
  return {
    ...chartWords(parts, title, language),
    kind: 'stacked',
    asBars: true,
    members: { series: 'benefitKind', categories: { dimension: by, keys } },
    ...(by === 'period' ? periodAxis(parts, keys, language) : { categories: members.map(({ name }) => name) }),
    series: membersOf(parts, 'benefitKind').map(({ key, name }) => ({
      key,
      name,
      format: 'count',
      noun: unit,
      values: keys.map((member) => valueAt(member, key)),
    })),
  };
}
