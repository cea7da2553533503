import { writeAudit } from '../audit/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { keepPosts } from '../webhooks/index.ts';
import { accountsOf } from './reports.ts';
import { rollBackFrom } from './store/activate.ts';

const hour = 60 * 60 * 1000;

/** So many accounts must have seen a version, and for so many of them it must have failed: one browser says little. */
const fewestAccounts = 5;
const fewestFailed = 3;

/** In percent, where the owner of the module has set nothing. */
const usualPercent = 20;

/**
 * Judges a version by the last hour: one that fails for too many is announced once, and where its owner has chosen so it
 * stands no longer.
 * @param addresses of the receivers of webhooks
 * @returns whether it was rolled back
 */
export async function watchVersion(
  db: StateDatabase,
  { name, version }: { name: string; version: string },
  { now, addresses }: { now: number; addresses: readonly string[] },
): Promise<boolean> {
  const module = await db.selectFrom('module').selectAll().where('name', '=', name).executeTakeFirst();
  if (!module || ![module.version, module.trial].includes(version)) return false;
  const { all, failed } = await accountsOf(db, { name, version, since: now - hour });
  const percent = (failed / Math.max(1, all)) * 100;
  const most = module.failure_percent ?? usualPercent;
  if (all < fewestAccounts || failed < fewestFailed || percent <= most) return false;
  const data = { module: name, version, accounts: all, failed, percent: Math.round(percent), most };
  const body = JSON.stringify({ type: 'module.failing', timestamp: new Date(now).toISOString(), data });
  if (addresses.length > 0) await keepPosts(db, `module.failing ${name} ${version}`, body, addresses, now);
  const isTrial = module.trial === version;
  if (module.failure_percent === null || (!isTrial && (module.trial !== null || module.former === null))) return false;
  if (!(await rollBackFrom(db, name, version, { who: 'portal', at: now }))) return false;
  const trail = { at: now, actor: 'portal', action: 'roll-back-module', accountId: '' } as const;
  await writeAudit(db, { ...trail, detail: data });
  return true;
}
