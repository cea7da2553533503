import { type FacetNameOf, formatDate } from '@portal/ui';
import type { TableModel } from '@portal/ui/analysis';
import type { Item } from '../data/ask.ts';
import { priceText } from '../data/price-text.ts';
import { phrases } from '../phrases.ts';

const columnKeys = [
  'title',
  'publisher',
  'category',
  'topics',
  'published',
  'pages',
  'format',
  'price',
  'state',
  'untilColumn',
] as const;
type ColumnKey = (typeof columnKeys)[number];

const cellsOf = (item: Item, nameOf: FacetNameOf): Record<ColumnKey, string> => ({
  title: item.title,
  publisher: item.publisher,
  category: nameOf('categories', item.category) ?? item.category,
  topics: item.topics.map((key) => nameOf('topics', key) ?? key).join(phrases.translate('listSeparator')),
  published: formatDate(item.publishedOn),
  pages: String(item.pages),
  format: item.format.toUpperCase(),
  price: priceText(item.price),
  state: phrases.translate(`state/${item.state}`),
  untilColumn: item.until === '' ? '-' : formatDate(item.until),
});

/** The list as the export writes it, in the order of the screen. */
export function reportTable(items: readonly Item[], nameOf: FacetNameOf): TableModel {
  const plain = { kind: 'dimension', format: null, unit: '', definition: '', formula: '', growth: false } as const;
  return {
    columns: columnKeys.map((key) => ({ ...plain, key, name: phrases.translate(key) })),
    rows: items.map((item) => ({
      id: item.reportId,
      kind: 'row',
      keys: {},
      names: cellsOf(item, nameOf),
      values: {},
    })),
    cut: null,
  };
}
