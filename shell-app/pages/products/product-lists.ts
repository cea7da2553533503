import type { ProductGroup } from '@portal/contract';

export type Category = ProductGroup['children'][number];

export interface ProductLists {
  /** Children of the research library. */
  products: readonly Category[];
  /** Children of decision support. */
  solutions: readonly Category[];
}

const research = ['research', 'research library', '研究库'];
const decision = ['decision', 'decision support', '决策支持'];

/** S1.007 to S1.010 A01: two groups by key, or else by name in either language; any other group is ignored. */
export const productLists = (groups: readonly ProductGroup[]): ProductLists => ({
  products: childrenOf(groups, research),
  solutions: childrenOf(groups, decision),
});

function childrenOf(groups: readonly ProductGroup[], names: readonly string[]): readonly Category[] {
  const [key = ''] = names;
  const found =
    groups.find((group) => group.key === key) ??
    groups.find((group) => names.includes(group.groupName.trim().toLowerCase()));
  return found?.children ?? [];
}
