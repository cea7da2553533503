import type { TableModel } from '@portal/contract';
import { type FacetedList, type FacetedView, facetWords, rowsText } from '@portal/ui';
import { exportName } from './export-name.ts';
import { type SharedTable, TableShare } from './table-share.tsx';
import { wholeList } from './whole-list.ts';

interface Found<Item> {
  items: readonly Item[];
  total: number;
}

export interface ListShareProps<View extends FacetedView<Name>, Name extends string, Item> {
  list: FacetedList<View, Name>;
  /** Names sheet and file. */
  title: string;
  /** How long a page of the list is. */
  size: number;
  /** What narrows it, in words, besides nothing. */
  filters: readonly [string, string][];
  /** What stands on the screen; undefined while there is nothing to take away. */
  found: Found<Item> | undefined;
  /** Asks for a part of all that the filters leave, and what no two of its items share. */
  part: (part: { page: number; pageSize: number }) => Promise<Found<Item>>;
  keyOf: (item: Item) => string;
  model: (items: readonly Item[]) => TableModel;
  /** Is told when a file is handed over. */
  taken: () => void;
}

/** Takes a list with facets away: as a file that equals the screen, as one with all it has, or as a link that reopens it. */
export function ListShare<View extends FacetedView<Name>, Name extends string, Item>(
  props: ListShareProps<View, Name, Item>,
) {
  const { list, title, size, filters, found, part, keyOf, model, taken } = props;
  const {
    language,
    address: { view },
  } = list;
  const words = facetWords[language];
  const filtersOrNone = filters.length > 0 ? filters : [[words.filters, words.none] as const];
  const tableOf = ({ items, total }: Found<Item>, page: number, at: [string, string][]): SharedTable => ({
    title,
    name: exportName({ title, filters: [...filters, ...at] }),
    model: model(items),
    about: [
      [words.rowsLabel, rowsText({ page, size, shown: items.length, total }, language)],
      ...filtersOrNone.map(([label, text]): [string, string] => [label, text]),
    ],
  });
  const at: [string, string][] = view.page > 1 ? [['', String(view.page)]] : [];
  return (
    <TableShare
      language={language}
      table={found && tableOf(found, view.page, at)}
      whole={
        found && found.total > found.items.length
          ? { rows: found.total, table: async () => tableOf(await wholeList(part, keyOf), 1, []) }
          : undefined
      }
      taken={taken}
    />
  );
}
