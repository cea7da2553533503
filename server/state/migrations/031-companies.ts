import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from '../migration.ts';

interface Before {
  account: { company: string; company_id: string | null };
  company: { company_id: string; name: string; key_text: string; made_at: number };
}

/**
 * Companies by an id: a text that somebody has written says nothing of who belongs together. What accounts have had as
 * a text becomes a company once, and its key for other systems stays what it was.
 */
export const companies: Migration = {
  name: '031-companies',
  async up(store) {
    await store.schema
      .createTable('company')
      .addColumn('company_id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key_text', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await store.schema
      .alterTable('account')
      .addColumn('company_id', 'text', (column) => column.references('company.company_id'))
      .execute();
    await store.schema.createIndex('account_company').on('account').column('company_id').execute();
    const db = store as unknown as Kysely<Before>;
    const texts = await db.selectFrom('account').select('company').distinct().orderBy('company').execute();
    const ids = new Map<string, string>();
    for (const { company } of texts) {
      const name = company.normalize('NFKC').trim();
      if (!name) continue;
      const company_id = ids.get(name) ?? randomUUID();
      if (!ids.has(name)) {
        await db.insertInto('company').values({ company_id, name, key_text: name, made_at: Date.now() }).execute();
      }
      ids.set(name, company_id);
      await db.updateTable('account').set({ company_id }).where('company', '=', company).execute();
    }
  },
};
