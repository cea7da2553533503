/** Keeping a portal: copying it while it serves, bringing it back, moving its state to another store. */
export { makeBackup, statePlace } from './backup.ts';
export { checkBackup } from './check-backup.ts';
export { moveState } from './move.ts';
export { restoreBackup } from './restore.ts';
export { findBackup, freeBytes, storedBackups } from './runs/backup-folder.ts';
export { endBackup } from './runs/end-backup.ts';
export { readRuns } from './runs/run-store.ts';
export { type BackupParts, backupsFolder, startBackup } from './runs/start-backup.ts';
