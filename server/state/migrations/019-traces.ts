import type { Migration } from '../migration.ts';

/** The audit trail says from where something was done and what came of it, and is read by day as well. */
export const traces: Migration = {
  name: '019-traces',
  async up({ schema }) {
    const alter = () => schema.alterTable('audit');
    await alter()
      .addColumn('outcome', 'text', (column) => column.notNull().defaultTo('done'))
      .execute();
    await alter()
      .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('audit_at').on('audit').columns(['at', 'audit_id']).execute();
  },
};
