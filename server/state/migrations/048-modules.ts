import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Versions of areas from elsewhere, which of them stands, and the module that a key is for. */
export const modules: Migration = {
  name: '048-modules',
  async up(db) {
    const { schema } = db;
    await schema
      .createTable('module')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'text', (column) => column.notNull())
      .addColumn('version', 'text')
      .addColumn('former', 'text')
      .addColumn('trial', 'text')
      .addColumn('trial_for', 'text', (column) => column.notNull())
      .addColumn('failure_percent', 'integer')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('module_version')
      .addColumn('name', 'text', (column) => column.notNull().references('module.name').onDelete('cascade'))
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('manifest', 'text', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .addColumn('entry_hash', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('published_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('module_version_pk', ['name', 'version'])
      .execute();
    await schema
      .createTable('module_file')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('module_registry')
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into module_registry (version) values ('')`.execute(db);
    await schema
      .alterTable('api_key')
      .addColumn('module', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
