import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migration.ts';

const underWay = sql`(select import_id from content_pending)`;
const keys = ['brand', 'model', 'sub_model', 'angle', 'colour', 'order_key', 'digest', 'about'];
const common = ['source', 'source_key', 'content_hash', 'search_title', 'search_all'];

/** Pictures of car models, in versions as all content is; their bytes lie in the data folder, by their digest. */
export const modelImages: Migration = {
  name: '033-model-images',
  async up(store) {
    const { schema } = store;
    let rows: CreateTableBuilder<string, string> = schema
      .createTable('image_row')
      .addColumn('row_id', 'text', (column) => column.primaryKey());
    for (const text of ['import_id', 'gone_with', 'withdrawn_with', 'withdrawn_on'])
      rows = rows.addColumn(text, 'text', (column) => column.notNull().defaultTo(''));
    for (const text of ['image_id', ...common, ...keys])
      rows = rows.addColumn(text, 'text', (column) => column.notNull());
    await rows.addColumn('year', 'integer', (column) => column.notNull()).execute();
    const index = (name: string, columns: string[]) => schema.createIndex(name).on('image_row').columns(columns);
    await index('image_order', ['order_key', 'image_id']).execute();
    await index('image_model', ['model', 'order_key']).execute();
    await index('image_source', ['source', 'source_key', 'import_id']).unique().execute();
    await index('image_row_item', ['image_id']).execute();
    await index('image_row_import', ['import_id']).execute();
    await index('image_row_digest', ['digest']).execute();
    for (const column of ['gone_with', 'withdrawn_with'])
      await sql`create index ${sql.ref(`image_row_${column}`)} on image_row (${sql.ref(column)})
        where ${sql.ref(column)} > ''`.execute(store);
    let texts: CreateTableBuilder<string, string> = schema.createTable('image_text');
    for (const text of ['row_id', 'language', 'title', 'brand', 'model', 'sub_model', 'colour'])
      texts = texts.addColumn(text, 'text', (column) => column.notNull());
    for (const text of ['licence', 'origin', 'credit'])
      texts = texts.addColumn(text, 'text', (column) => column.notNull());
    await texts
      .addPrimaryKeyConstraint('image_text_key', ['row_id', 'language'])
      .addForeignKeyConstraint('image_text_of', ['row_id'], 'image_row', ['row_id'], (key) => key.onDelete('cascade'))
      .execute();
    await sql`create view image as select row_id, image_id, year,
      case when withdrawn_with in ${underWay} then '' else withdrawn_on end as withdrawn_on,
      ${sql.join([...common, ...keys].map((name) => sql.ref(name)))}
      from image_row where import_id not in ${underWay} and (gone_with = '' or gone_with in ${underWay})`.execute(
      store,
    );
  },
};
