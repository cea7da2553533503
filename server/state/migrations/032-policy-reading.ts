import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration } from '../migration.ts';

const underWay = sql`(select import_id from content_pending)`;
const columns = ['source', 'source_key', 'content_hash', 'search_title', 'search_all', 'kind', 'published_on', 'pages'];

/** Reports for everybody and for who holds a product, and what a policy said before each of its changes. */
export const policyReading: Migration = {
  name: '032-policy-reading',
  async up(store) {
    const { schema } = store;
    await schema.dropView('report').execute();
    await schema
      .alterTable('report_row')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('public'))
      .execute();
    await sql`create view report as select row_id, report_id, ${sql.join(columns.map((name) => sql.ref(name)))}
      from report_row where import_id not in ${underWay} and (gone_with = '' or gone_with in ${underWay})`.execute(
      store,
    );
    let former: CreateTableBuilder<string, string> = schema.createTable('policy_former');
    for (const text of ['change_id', 'language', 'title', 'body'])
      former = former.addColumn(text, 'text', (column) => column.notNull());
    await former
      .addPrimaryKeyConstraint('policy_former_key', ['change_id', 'language'])
      .addForeignKeyConstraint('policy_former_of', ['change_id'], 'policy_change_row', ['change_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};
