import type { Migration } from '../migration.ts';

/** Which messages went out to people, and which could not. */
export const messageLog: Migration = {
  name: '057-message-log',
  async up({ schema }) {
    await schema
      .createTable('message_log')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('receiver', 'text', (column) => column.notNull())
      .addColumn('accounts', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('message_log_by_time').on('message_log').columns(['at', 'message_id']).execute();
  },
};
