import { narrowedTo } from '@portal/ui';
import { type Answer, useMarket, usePage } from '@portal/ui/analysis';
import { itemsOf } from '../market/questions.ts';

type Rows = Answer['rows'];

/** What fewer trims have grows by any part of it. */
const leastCommon = 0.25;

/** The item that has become more common fastest among the common ones, or else one that not every trim has. */
export function usualItem(rows: Rows): string | undefined {
  const rise = ({ values }: Rows[number]) => values.yoyStandardRate ?? Number.NEGATIVE_INFINITY;
  const open = rows.filter(({ kind, values }) => kind === 'row' && (values.standardRate ?? 1) < 1);
  const common = open.filter(({ values }) => (values.standardRate ?? 0) >= leastCommon);
  const [first] = [...common].sort((row, other) => rise(other) - rise(row));
  return (first ?? open[0] ?? rows.find(({ kind }) => kind === 'row'))?.keys.equipmentItem;
}

/** The items of the release and the one that a page is about: that of the address, or the one that spreads fastest. */
export function useItem() {
  const { view, setView, names } = usePage();
  const answered = useMarket(itemsOf);
  const rows = answered.answer?.rows.filter(({ kind }) => kind === 'row') ?? [];
  const [chosen] = view.filters.equipmentItem ?? [];
  const item = chosen ?? usualItem(rows);
  const items = rows.map(({ keys, names: called }) => ({
    key: keys.equipmentItem ?? '',
    name: called.equipmentItem ?? '',
  }));
  const known = items.find(({ key }) => key === item);
  const name = known?.name ?? (item ? names.nameOf('equipmentItem', item) : '');
  return {
    answered,
    item,
    name,
    items: item && !known ? [{ key: item, name }, ...items] : items,
    choose: (key: string) => setView(narrowedTo(view, { equipmentItem: [key] })),
  };
}
