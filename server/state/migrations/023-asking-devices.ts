import type { Migration } from '../migration.ts';

/** What asked for a QR code, so that the phone that scans it is told. */
export const askingDevices: Migration = {
  name: '023-asking-devices',
  async up({ schema }) {
    for (const name of ['browser', 'system'] as const) {
      await schema
        .alterTable('qr_ticket')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
};
