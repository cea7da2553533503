import { type CreateTableBuilder, sql, type Transaction } from 'kysely';
import type { Migration } from '../migration.ts';

interface Kind {
  /** What everybody reads, but for its id. */
  columns: readonly string[];
  /** The tables of what it says. */
  parts: readonly string[];
  /** The index of its list, and the day that comes first there. */
  newest: readonly [index: string, day: string];
}

const common = ['source', 'source_key', 'content_hash', 'search_title', 'search_all'];
const days = ['issued_on', 'effective_from', 'effective_to', 'withdrawn_on'];

const kinds: Readonly<Record<string, Kind>> = {
  news: {
    columns: [...common, 'publisher', 'cover_url', 'news_type', 'channel', 'published_at'],
    parts: ['news_text', 'news_topic', 'news_model'],
    newest: ['news_published', 'published_at'],
  },
  policy: {
    columns: [...common, 'level', 'region', 'kind', ...days, 'source_url'],
    parts: ['policy_text'],
    newest: ['policy_issued', 'issued_on'],
  },
  report: {
    columns: [...common, 'published_on', 'pages'],
    parts: ['report_text', 'report_topic'],
    newest: ['report_published', 'published_on'],
  },
};

const underWay = sql`(select import_id from content_pending)`;

/** While an import is under way its withdrawals are not seen either. */
const shown = (column: string) =>
  column === 'withdrawn_on'
    ? sql`case when withdrawn_with in ${underWay} then '' else withdrawn_on end as withdrawn_on`
    : sql.ref(column);

/** A row becomes a version of its item: its own id is row_id, which its parts name, beside the id of the item. */
async function makeVersions(store: Transaction<unknown>, name: string, kind: Kind): Promise<void> {
  const [rows, id] = [`${name}_row`, `${name}_id`];
  const [newest, day] = kind.newest;
  const alter = (table: string) => store.schema.alterTable(table);
  await store.schema.dropView(name).execute();
  for (const index of [newest, `${name}_source`]) await store.schema.dropIndex(index).execute();
  for (const table of [rows, ...kind.parts]) await alter(table).renameColumn(id, 'row_id').execute();
  for (const column of [id, 'gone_with', ...(name === 'policy' ? ['withdrawn_with'] : [])]) {
    await alter(rows)
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute();
  }
  await sql`update ${sql.ref(rows)} set ${sql.ref(id)} = row_id`.execute(store);
  const index = (called: string, columns: string[]) => store.schema.createIndex(called).on(rows).columns(columns);
  await index(newest, [day, id]).execute();
  await index(`${name}_source`, ['source', 'source_key', 'import_id']).unique().execute();
  await index(`${rows}_item`, [id]).execute();
  // Few rows are in them, so that none takes them to look for all others.
  const some = (called: string, column: string) =>
    sql`create index ${sql.ref(called)} on ${sql.ref(rows)} (${sql.ref(column)}) where ${sql.ref(column)} > ''`;
  await some(`${rows}_gone`, 'gone_with').execute(store);
  if (name === 'policy') await some(`${rows}_withdrawn`, 'withdrawn_with').execute(store);
  await sql`create view ${sql.ref(name)} as
    select row_id, ${sql.ref(id)}, ${sql.join(kind.columns.map(shown))} from ${sql.ref(rows)}
    where import_id not in ${underWay} and (gone_with = '' or gone_with in ${underWay})`.execute(store);
}

/** What changed of a policy outlives its versions, so it names the policy, and the import that says so. */
async function keepChanges(store: Transaction<unknown>): Promise<void> {
  const texts = ['policy_id', 'what_zh', 'what_en'];
  let table: CreateTableBuilder<string, string> = store.schema
    .createTable('policy_change_row')
    .addColumn('change_id', 'text', (column) => column.primaryKey());
  for (const text of texts) table = table.addColumn(text, 'text', (column) => column.notNull());
  await table
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('import_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const kept = sql`change_id, policy_id, what_zh, what_en, at`;
  await sql`insert into policy_change_row (${kept}) select ${kept} from policy_change`.execute(store);
  await store.schema.dropTable('policy_change').execute();
  const index = (called: string, columns: string[]) =>
    store.schema.createIndex(called).on('policy_change_row').columns(columns).execute();
  await index('policy_change_row_policy', ['policy_id', 'at']);
  await index('policy_change_row_import', ['import_id']);
  await sql`create view policy_change as select ${kept} from policy_change_row
    where import_id not in ${underWay}`.execute(store);
}

/**
 * What changes and what is withdrawn is written in small steps as well: an item may have two versions, one that is read
 * and one that an import has written; the end of the import makes the other one current, for all of its items at once.
 */
export const contentVersions: Migration = {
  name: '016-content-versions',
  async up(store) {
    await keepChanges(store);
    for (const [name, kind] of Object.entries(kinds)) await makeVersions(store, name, kind);
  },
};
