import type { Product, ProductGroup } from '@portal/contract';

type Category = ProductGroup['children'][number];

/**
 * S7.039 A72: the groups in English with the Chinese reply as fallback: the order is the English one, texts that are
 * empty come from the Chinese entry of the same id, and what only the Chinese reply has stands at the end of its group.
 */
export function mergeGroups(english: readonly ProductGroup[], chinese: readonly ProductGroup[]): ProductGroup[] {
  return joined(english, chinese, sameGroup, (group, other) => ({
    key: group.key || other.key,
    groupName: group.groupName || other.groupName,
    children: withoutDoubles(joined(group.children, other.children, sameCategory, mergeCategory)),
  }));
}

const mergeCategory = (category: Category, other: Category): Category => ({
  productName: category.productName || other.productName,
  productList: joined(
    category.productList,
    other.productList,
    (first, two) => first.id === two.id,
    (product, fallback) => ({
      ...product,
      productName: product.productName || fallback.productName,
      memo: product.memo || fallback.memo,
      path: product.path || fallback.path,
    }),
  ),
});

/** By key; a reply without keys is known by the products in it. */
const sameGroup = (first: ProductGroup, two: ProductGroup): boolean =>
  first.key && two.key
    ? first.key === two.key
    : first.children.some((child) => two.children.some((other) => sameCategory(child, other)));

/** A category has no id of its own: it is known by the products in it. */
const sameCategory = (first: Category, two: Category): boolean => {
  const ids = new Set(first.productList.map(({ id }) => id));
  return two.productList.some(({ id }) => ids.has(id)) || first.productName === two.productName;
};

function joined<Item>(
  first: readonly Item[],
  second: readonly Item[],
  same: (nullable: Item, two: Item) => boolean,
  merge: (nullable: Item, two: Item) => Item,
): Item[] {
  const merged = first.map((item) => {
    const other = second.find((candidate) => same(item, candidate));
    return other ? merge(item, other) : item;
  });
  return [...merged, ...second.filter((item) => !first.some((known) => same(known, item)))];
}

/** One whose category is another one in Chinese is in the list already. */
function withoutDoubles(categories: readonly Category[]): Category[] {
  const seen = new Set<string>();
  const unseen = ({ id }: Product) => !seen.has(id) && Boolean(seen.add(id));
  return categories.map((category) => ({ ...category, productList: category.productList.filter(unseen) }));
}
