import type { Insight } from '@portal/contract';
import type { LinkTo } from '../../../link/links-to.ts';

/** The page that shows the months of a figure, by the dataset it is of, and what it chooses beside the member. */
const pages: Partial<Record<Insight['dataset'], { path: string; also: Record<string, string> }>> = {
  sales: { path: '/sales/trend', also: {} },
  attention: { path: '/internet/attention', also: { indicator: 'leads' } },
};

/**
 * The address at which the question of an insight is asked.
 * @param linksTo the pages that an account may open, which show members of a dimension
 * @returns undefined where it may not open that page
 */
export function questionOf(
  { dataset, dimension, member, dataSource }: Insight,
  linksTo: (kind: string, key: string) => LinkTo[],
): string | undefined {
  const page = pages[dataset];
  // Not every dimension of a page stands in the lists of the portal; brands do.
  if (!page || !linksTo('brand', '').some(({ to }) => to.split('?')[0] === page.path)) return undefined;
  const search = new URLSearchParams({
    by: dimension.key,
    [dimension.key]: member.key,
    ...(dataSource && { source: dataSource.key }),
    ...page.also,
  });
  return `${page.path}?${search}`;
}
