import { join } from 'node:path';
import type { CallData, SetupStep } from '@portal/contract';
import { factorsOf } from '../../factors/index.ts';
import { readCurrent, readRelease } from '../../market/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateDatabase } from '../../state/open-state.ts';

/** What makes a portal ready for its people, in the order in which an operator goes through it. */
async function standings(
  db: StateDatabase,
  settings: Settings,
  accountId: string,
): Promise<Record<SetupStep, boolean>> {
  const folder = join(settings.dataFolder, 'market');
  const current = await readCurrent(folder).catch(() => null);
  const release = current ? await readRelease(folder, current.current).catch(() => null) : null;
  const others = await db
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '!=', accountId)
    .where('published_password', '=', 0)
    .limit(1)
    .execute();
  const backups = await db
    .selectFrom('audit')
    .select('audit_id')
    .where('action', '=', 'backup')
    .where('outcome', '=', 'done')
    .limit(1)
    .execute();
  return {
    name: settings.operator.name !== undefined,
    address: settings.publicOrigin !== null,
    mail: settings.mail !== null,
    factor: (await factorsOf(db, accountId)).length > 0,
    figures: release !== null && !release.demonstration,
    people: others.length > 0,
    backup: backups.length > 0,
  };
}

/**
 * How far the portal is set up, for who is signed in.
 * @param accountId of the administrator: the second factor is asked of each for itself
 */
export async function readSetup(
  db: StateDatabase,
  settings: Settings,
  accountId: string,
): Promise<CallData<'readSetup'>> {
  const all = Object.entries(await standings(db, settings, accountId)) as [SetupStep, boolean][];
  return { steps: all.map(([step, done]) => ({ step, done })) };
}
