import type { TableColumn, TableModel } from '@portal/contract';
import { formatNumber } from '@portal/ui';
import type { AheadLine } from './equipment-table.tsx';
import { phrases } from './phrases.ts';
import type { Equipment, EquipmentCell } from './read-equipment.ts';

const column = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

/** A cell as a file has it: its state in words, what is said of it, and the price of an option. */
export function cellWords(cell: EquipmentCell | null): string {
  if (!cell) return '';
  const { state, detail, price } = cell;
  const paid = price !== null && price > 0 ? phrases.translate('yuan', { n: formatNumber(price, 0) }) : '';
  return [phrases.translate(state), detail, paid].filter(Boolean).join(' ');
}

/**
 * Cars side by side as a table to take away: a row for each item, whatever is folded on the screen.
 * @param names how the first two columns are called
 */
export function equipmentModel(
  { cars, groups }: Equipment,
  ahead: readonly AheadLine[],
  names: { category: string; item: string },
): TableModel {
  const row = (id: string, category: string, item: string, texts: readonly string[]) => ({
    id,
    kind: 'row' as const,
    keys: {},
    names: { category, item, ...Object.fromEntries(cars.map(({ key }, at) => [key, texts[at] ?? ''])) },
    values: {},
  });
  return {
    columns: [
      column('category', names.category),
      column('item', names.item),
      ...cars.map(({ key, name }) => column(key, name)),
    ],
    rows: [
      ...ahead.map(({ key, name, cells }) => row(`ahead.${key}`, '', name, cells)),
      ...groups.flatMap((group) =>
        group.lines.map((line) =>
          row(
            line.key,
            group.name,
            line.name,
            line.cells.map((cell) => cellWords(cell)),
          ),
        ),
      ),
    ],
    cut: null,
  };
}
