import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Codes, captchas, QR tickets, trials, the audit trail, and what accounts and sessions need for them. */
export const signInWays: Migration = {
  name: '004-sign-in-ways',
  async up(store) {
    const { schema } = store;
    await schema
      .alterTable('account')
      .addColumn('messaging_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('account')
      .addColumn('rights_changed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('session')
      .addColumn('rights_seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Contacts are looked up by their value; addresses of mail are kept in lower case.
    await sql`update account set email = lower(email)`.execute(store);
    await schema.createIndex('account_phone').on('account').column('phone').execute();
    await schema.createIndex('account_email').on('account').column('email').execute();
    await schema.createIndex('account_messaging').on('account').column('messaging_key').execute();
    await schema.createIndex('session_family').on('session').column('family').execute();
    await schema
      .createTable('verification_code')
      .addColumn('code_id', 'text', (column) => column.primaryKey())
      .addColumn('purpose_key', 'text', (column) => column.notNull())
      .addColumn('contact_key', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('wrong_tries', 'integer', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('code_purpose').on('verification_code').columns(['purpose_key', 'sent_at']).execute();
    await schema.createIndex('code_contact').on('verification_code').columns(['contact_key', 'sent_at']).execute();
    await schema.createIndex('code_address').on('verification_code').columns(['address', 'sent_at']).execute();
    await schema
      .createTable('captcha')
      .addColumn('captcha_id', 'text', (column) => column.primaryKey())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('answer_x', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('judged_at', 'bigint')
      .addColumn('ticket_hash', 'text', (column) => column.unique())
      .addColumn('ticket_expires_at', 'bigint')
      .addColumn('ticket_used_at', 'bigint')
      .execute();
    await schema.createIndex('captcha_address').on('captcha').columns(['address', 'created_at']).execute();
    await schema
      .createTable('qr_ticket')
      .addColumn('qrcode_id', 'text', (column) => column.primaryKey())
      .addColumn('scene', 'text', (column) => column.notNull().unique())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.account_id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('qr_ticket_address').on('qr_ticket').columns(['address', 'created_at']).execute();
    await schema
      .createTable('trial')
      .addColumn('trial_id', 'text', (column) => column.primaryKey())
      .addColumn('real_name', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('products', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('account_id', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('audit')
      .addColumn('audit_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('audit_account').on('audit').columns(['account_id', 'at']).execute();
    await schema
      .createTable('server_secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
