import { rolesOf } from '../../accounts/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { backupTasks } from '../backups/backup-tasks.ts';
import { bulletinTasks } from '../bulletins/bulletin-tasks.ts';
import { makeFirstAdministrator } from '../first-run/first-run.ts';
import { watchTasks } from '../lists/all-watches.ts';
import { listAccounts } from '../lists/list-accounts.ts';
import { readAccountSheet } from '../lists/read-account.ts';
import { listMessages } from '../lists/read-messages.ts';
import { readOverview } from '../lists/read-overview.ts';
import { readSetup } from '../lists/read-setup.ts';
import { readSystem } from '../lists/read-system.ts';
import { readTrailLines, writeTrail } from '../lists/read-trail.ts';
import { moduleTasks } from '../modules/module-tasks.ts';
import { nameTasks } from '../names/name-tasks.ts';
import { portalTasks } from '../portal/portal-tasks.ts';
import { productTasks } from '../products/product-tasks.ts';
import { reachOf } from '../reach/reach.ts';
import { releaseHandlers } from '../releases/release-handlers.ts';
import { readUsagePage, writeUsage } from '../usage/read-usage-page.ts';
import { accountTasks } from './account-tasks.ts';
import { companyHandlers } from './company-handlers.ts';
import { listHandlers } from './list-handlers.ts';
import { requestHandlers } from './request-handlers.ts';
import { type AdministrationParts, asCall } from './run-task.ts';
import { sendTestMail } from './send-test-mail.ts';

/** The calls of the administration. Who may make them is said in the contract, and judged before. */
export function administrationHandlers(parts: AdministrationParts) {
  const { db, clock } = parts;
  const isAdministrator = async ({ accountId }: CallContext) => (await rolesOf(db, accountId ?? '')).includes('admin');
  return {
    async administrationOverview(_payload, context) {
      const reach = await reachOf(db, context.accountId, 'administrationOverview');
      return readOverview(db, { decides: await isAdministrator(context), reach }, clock());
    },
    async listAccounts(query, { accountId }) {
      return listAccounts(db, query, await reachOf(db, accountId, 'listAccounts'), clock());
    },
    async readAccount({ userId }, context) {
      const { accountId, language } = context;
      const reach = await reachOf(db, accountId, 'readAccount');
      const roles = await rolesOf(db, accountId ?? '');
      return readAccountSheet(db, userId, { accountId, reach, roles, language, now: clock() });
    },
    async readTrail(query, { accountId, language }) {
      const reach = await reachOf(db, accountId, 'readTrail');
      return asCall(() => readTrailLines(db, query, { reach, language }));
    },
    async exportTrail(query, context) {
      const { accountId, language } = context;
      const reach = await reachOf(db, accountId, 'exportTrail');
      const file = await asCall(() => writeTrail(db, query, { reach, language }));
      context.trace.detail = { what: 'trail', lines: file.lines };
      return file;
    },
    readUsage: (query, { language }) => asCall(() => readUsagePage(db, query, language, clock())),
    async exportUsage(query, context) {
      const file = await asCall(() => writeUsage(db, query, context.language, clock()));
      context.trace.detail = { what: 'usage', by: query.by, lines: file.lines };
      return file;
    },
    listMessages: (query) => listMessages(db, query),
    makeFirstAdministrator: (wanted, context) => makeFirstAdministrator(parts, wanted, context),
    async readSetup(_payload, { accountId }) {
      await parts.takeUp();
      return readSetup(db, parts.settings, accountId ?? '');
    },
    readSystem: (_payload, { language }) => readSystem(parts, language),
    sendTestMail: (_payload, context) => sendTestMail(parts, context),
    ...accountTasks(parts),
    ...companyHandlers(parts),
    ...listHandlers(parts),
    ...requestHandlers(parts),
    ...releaseHandlers(parts),
    ...backupTasks(parts),
    ...bulletinTasks(parts),
    ...nameTasks(parts),
    ...watchTasks(parts),
    ...moduleTasks(parts),
    ...portalTasks(parts),
    ...productTasks(parts),
  } satisfies Handlers;
}
