import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migration.ts';

/** News, policies and public reports with their texts, what people prefer of the news, and what was delivered when. */
export const content: Migration = {
  name: '006-content',
  async up(store) {
    const { schema } = store;
    // Most columns are texts that are always there.
    const table = (name: string, texts: string[], keys: string[]) => {
      let builder: CreateTableBuilder<string, string> = schema.createTable(name);
      for (const text of texts) builder = builder.addColumn(text, 'text', (column) => column.notNull());
      return builder.addPrimaryKeyConstraint(`${name}_key`, keys);
    };
    const common = ['source', 'source_key', 'content_hash', 'search_title', 'search_all'];

    await table('news', ['news_id', ...common, 'publisher', 'cover_url'], ['news_id'])
      .addColumn('news_type', 'integer', (column) => column.notNull())
      .addColumn('channel', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('news_published').on('news').columns(['published_at', 'news_id']).execute();
    await schema.createIndex('news_source').on('news').columns(['source', 'source_key']).unique().execute();
    await table(
      'news_text',
      ['news_id', 'language', 'title', 'summary', 'publisher_name', 'body'],
      ['news_id', 'language'],
    )
      .addForeignKeyConstraint('news_text_of', ['news_id'], 'news', ['news_id'], (key) => key.onDelete('cascade'))
      .execute();
    await table('news_topic', ['news_id', 'topic'], ['news_id', 'topic'])
      .addForeignKeyConstraint('news_topic_of', ['news_id'], 'news', ['news_id'], (key) => key.onDelete('cascade'))
      .execute();
    await table('news_model', ['news_id', 'model_key', 'name_zh', 'name_en'], ['news_id', 'model_key'])
      .addColumn('tone', 'integer', (column) => column.notNull())
      .addForeignKeyConstraint('news_model_of', ['news_id'], 'news', ['news_id'], (key) => key.onDelete('cascade'))
      .execute();
    await schema.createIndex('news_model_model').on('news_model').column('model_key').execute();
    await table('news_preference', ['account_id', 'kind', 'value'], ['account_id', 'kind', 'value'])
      .addForeignKeyConstraint('news_preference_of', ['account_id'], 'account', ['account_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();

    const days = ['issued_on', 'effective_from', 'effective_to', 'withdrawn_on'];
    await table(
      'policy',
      ['policy_id', ...common, 'level', 'region', 'kind', ...days, 'source_url'],
      ['policy_id'],
    ).execute();
    await schema.createIndex('policy_issued').on('policy').columns(['issued_on', 'policy_id']).execute();
    await schema.createIndex('policy_source').on('policy').columns(['source', 'source_key']).unique().execute();
    await table(
      'policy_text',
      ['policy_id', 'language', 'title', 'summary', 'region_name', 'issuer', 'body', 'figures'],
      ['policy_id', 'language'],
    )
      .addForeignKeyConstraint('policy_text_of', ['policy_id'], 'policy', ['policy_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await table('policy_change', ['change_id', 'policy_id', 'what_zh', 'what_en'], ['change_id'])
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addForeignKeyConstraint('policy_change_of', ['policy_id'], 'policy', ['policy_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('policy_change_policy').on('policy_change').columns(['policy_id', 'at']).execute();

    await table('report', ['report_id', ...common, 'published_on', 'cover_url'], ['report_id'])
      .addColumn('pages', 'integer', (column) => column.notNull())
      .execute();
    await schema.createIndex('report_published').on('report').columns(['published_on', 'report_id']).execute();
    await schema.createIndex('report_source').on('report').columns(['source', 'source_key']).unique().execute();
    await table(
      'report_text',
      ['report_id', 'language', 'title', 'summary', 'publisher', 'blocks'],
      ['report_id', 'language'],
    )
      .addForeignKeyConstraint('report_text_of', ['report_id'], 'report', ['report_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await table('report_topic', ['report_id', 'topic'], ['report_id', 'topic'])
      .addForeignKeyConstraint('report_topic_of', ['report_id'], 'report', ['report_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();

    let delivery = table('content_delivery', ['delivery_id', 'kind', 'source', 'file'], ['delivery_id']);
    for (const count of ['at', 'inserted', 'updated', 'unchanged', 'withdrawn', 'refused']) {
      delivery = delivery.addColumn(count, 'bigint', (column) => column.notNull());
    }
    await delivery.execute();
  },
};
