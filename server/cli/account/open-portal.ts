import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import { holdsPortal } from '../../state/holds-portal.ts';
import { openState, type StateStore } from '../../state/open-state.ts';
import { noPortal } from './refusals.ts';

/**
 * Opens the state of a portal that is there already, while it serves or not. A mistyped place is never filled with a
 * new portal, and nothing is written to the one that is found but missing migrations.
 * @throws OperatorError when there is no portal there, or it cannot be used
 */
export async function openPortal(settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>): Promise<StateStore> {
  if (settings.databaseUrl === null) {
    const file = join(settings.dataFolder, 'state.sqlite');
    if (!existsSync(file)) throw noPortal(settings.dataFolder, 'PORTAL_DATA');
    return openState({ file });
  }
  if ((await holdsPortal(settings.databaseUrl)) === false) {
    throw noPortal(`PostgreSQL ${new URL(settings.databaseUrl).host}`, 'PORTAL_DATABASE_URL');
  }
  return openState({ url: settings.databaseUrl });
}
