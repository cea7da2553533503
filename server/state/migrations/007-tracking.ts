import type { Migration } from '../migration.ts';

/** S3.049: browsers that use the portal, and what is done in them. */
export const tracking: Migration = {
  name: '007-tracking',
  async up({ schema }) {
    const texts = ['app_version', 'browser_resolution', 'browser', 'browser_version', 'os', 'visit_time', 'user_agent'];
    let session = schema
      .createTable('tracking_session')
      .addColumn('session_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull());
    for (const text of texts) session = session.addColumn(text, 'text', (column) => column.notNull());
    await session.execute();
    await schema.createIndex('tracking_session_at').on('tracking_session').column('at').execute();

    const columns = ['session_id', 'account_id', 'day', 'visit_time', 'url', 'event_code', 'event_name', 'product_id'];
    let event = schema
      .createTable('tracking_event')
      .addColumn('event_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull());
    for (const text of [...columns, 'resource_code', 'resource_name', 'download_api', 'download_name'])
      event = event.addColumn(text, 'text', (column) => column.notNull());
    await event.execute();
    await schema.createIndex('tracking_event_at').on('tracking_event').column('at').execute();
    await schema.createIndex('tracking_event_day').on('tracking_event').column('day').execute();
  },
};
