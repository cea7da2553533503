import type { Insertable, Transaction } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import type { StateTables } from '../state/tables/state-tables.ts';

/** What rows are written into: the state, or what is done with it as one. */
export type Store = StateDatabase | Transaction<StateTables>;

type CatalogueTable = 'product_group' | 'product_category' | 'product' | 'menu_entry' | 'catalogue_text';

/** By which columns a row is known. */
const keys: Record<CatalogueTable, readonly string[]> = {
  product_group: ['group_key'],
  product_category: ['category_key'],
  product: ['product_id'],
  menu_entry: ['menu_id'],
  catalogue_text: ['item', 'language'],
};

/** How many rows one statement takes: stores bound how many values it may have. */
const together = 500;

/**
 * Adds rows of the catalogue, or changes those that are known by the same: hundreds at each start, so all of a table
 * by one statement. Of two rows that are known by the same the later one stands.
 * @param rows all with the same columns
 */
export async function putRows<Table extends CatalogueTable>(
  store: Store,
  table: Table,
  rows: readonly Insertable<StateTables[Table]>[],
): Promise<void> {
  const own = keys[table];
  const nameOf = (row: object) => JSON.stringify(own.map((column) => Reflect.get(row, column)));
  const distinct = [...new Map(rows.map((row) => [nameOf(row), row])).values()];
  const columns = Object.keys(distinct[0] ?? {});
  for (let from = 0; from < distinct.length; from += together) {
    await store
      .insertInto(table as 'product')
      .values(distinct.slice(from, from + together) as Insertable<StateTables['product']>[])
      .onConflict((conflict) =>
        conflict
          .columns(own as ['product_id'])
          .doUpdateSet(({ ref }) =>
            Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}` as 'excluded.product_id')])),
          ),
      )
      .execute();
  }
}
