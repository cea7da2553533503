import type { Migration } from '../migration.ts';

/** What an account follows among policies, whether it is told by mail, and of which policies it knows already. */
export const policyFollows: Migration = {
  name: '041-policy-follows',
  async up({ schema }) {
    await schema
      .createTable('policy_follow')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('policy_follow_key', ['account_id', 'kind', 'value'])
      .execute();
    await schema
      .createTable('policy_follower')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('again_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('policy_told')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('policy_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('policy_told_key', ['account_id', 'policy_id'])
      .execute();
  },
};
