import type { Insight } from '@portal/contract';

/** The page that shows the months of a figure, by the dataset it is of, and what it chooses beside the member. */
const pages: Partial<Record<Insight['dataset'], { path: string; also?: Record<string, string>; filtered?: true }>> = {
  sales: { path: '/sales/trend' },
  stock: { path: '/sales/sources', filtered: true },
  attention: { path: '/internet/attention', also: { indicator: 'leads' } },
  comparison: { path: '/internet/rivals' },
  financing: { path: '/finance/overview', filtered: true },
};

/**
 * The address at which the question of an insight is asked: by its dimension, or where the page has no such choice, filtered.
 * @returns undefined for a dataset that no page shows by month
 */
export function questionOf({ dataset, dimension, member, dataSource }: Insight): string | undefined {
  const page = pages[dataset];
  if (!page) return undefined;
  const search = new URLSearchParams({
    ...(!page.filtered && { by: dimension.key }),
    [dimension.key]: member.key,
    ...(dataSource && { source: dataSource.key }),
    ...page.also,
  });
  return `${page.path}?${search}`;
}
