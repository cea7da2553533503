import type { BackupList } from '../../state/copy/list-file.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { codeOf, findBackup, removeAside, setAside } from './backup-folder.ts';
import { refusals } from './refusals.ts';
import { readRuns } from './run-store.ts';

/**
 * Removes a whole backup of a folder for good; never one that is being written, on whatever server.
 * @returns what it was
 * @throws OperatorError where the folder has no such backup, it is being written, or the system does not let it go
 */
export async function endBackup(
  { db, clock }: Pick<StateParts, 'db' | 'clock'>,
  folder: string,
  name: string,
): Promise<BackupList> {
  const runs = await readRuns(db, clock());
  if (runs.some((run) => run.name === name && run.state === 'running')) throw refusals.beingMade(name);
  const list = await findBackup(folder, name);
  if (!list) throw refusals.noBackup(name);
  const aside = await setAside(folder, name, clock()).catch((error) => {
    // Somebody else has removed it meanwhile.
    throw codeOf(error) === 'ENOENT' ? refusals.noBackup(name) : refusals.notRemoved(name, error);
  });
  await removeAside(folder, aside).catch((error) => {
    throw refusals.partlyRemoved(name, aside, error);
  });
  return list;
}
