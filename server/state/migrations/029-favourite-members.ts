import type { Migration } from '../migration.ts';

/** Members of dimensions that an account has marked, to find them first in every list. */
export const favouriteMembers: Migration = {
  name: '029-favourite-members',
  async up({ schema }) {
    await schema
      .createTable('favourite_member')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('dimension', 'text', (column) => column.notNull())
      .addColumn('member_key', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_member_key', ['account_id', 'dimension', 'member_key'])
      .execute();
  },
};
