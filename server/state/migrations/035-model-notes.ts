import type { Migration } from '../migration.ts';

/** What an account writes for itself on a model. */
export const modelNotes: Migration = {
  name: '035-model-notes',
  async up({ schema }) {
    await schema
      .createTable('model_note')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('model_key', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_note_key', ['account_id', 'model_key'])
      .execute();
  },
};
