import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { Settings } from '../../settings/settings.ts';
import { holdsPortal } from '../../state/holds-portal.ts';
import { openState, type StateDatabase, type StateStore } from '../../state/open-state.ts';

type Place = Pick<Settings, 'dataFolder' | 'databaseUrl'>;

/**
 * Opens the state of a portal that is there already, while it serves or not. A mistyped place is never filled with a
 * new portal, and nothing is written to the one that is found but missing migrations.
 * @throws OperatorError when there is no portal there, or it cannot be used
 */
export async function openPortal(settings: Place): Promise<StateStore> {
  const found = await findPortal(settings);
  if (found) return found;
  if (settings.databaseUrl === null) throw noPortal(settings.dataFolder, 'PORTAL_DATA');
  throw noPortal(`PostgreSQL ${new URL(settings.databaseUrl).host}`, 'PORTAL_DATABASE_URL');
}

/** Does something with the state of a portal that is there already, and closes it. @throws as openPortal does */
export async function withPortal<Done>(settings: Place, work: (db: StateDatabase) => Promise<Done>): Promise<Done> {
  const state = await openPortal(settings);
  try {
    return await work(state.db);
  } finally {
    await state.close();
  }
}

/**
 * The same where there need not be one.
 * @returns null when there is no portal there
 * @throws OperatorError when it cannot be used
 */
export async function findPortal({ dataFolder, databaseUrl }: Place): Promise<StateStore | null> {
  const copies = { folder: join(dataFolder, 'copies'), progress: () => undefined };
  if (databaseUrl !== null) {
    return (await holdsPortal(databaseUrl)) === false ? null : openState({ url: databaseUrl }, copies);
  }
  const file = join(dataFolder, 'state.sqlite');
  return existsSync(file) ? openState({ file }, copies) : null;
}

/** Nothing is known of the store but where it would be. */
const noPortal = (place: string, setting: 'PORTAL_DATA' | 'PORTAL_DATABASE_URL') =>
  new OperatorError({
    zh_CN: `${place} 中没有门户：请检查 ${setting}，或先用 npm start 启动一次。`,
    en: `There is no portal in ${place}: check ${setting}, or run npm start once.`,
  });
