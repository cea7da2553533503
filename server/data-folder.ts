import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError, wordsOf } from './operator-error.ts';

export interface DataFolder {
  stateFile: string;
  marketFolder: string;
  /** Takes away what this start has made, when the folder was new; leaves an older folder as it is. */
  undo(): void;
}

/** @throws OperatorError when the folder cannot be made or written. */
export function openDataFolder(folder: string): DataFolder {
  const existed = existsSync(folder);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const isNew = readdirSync(folder).length === 0;
    return {
      stateFile: join(folder, 'state.sqlite'),
      marketFolder: join(folder, 'market'),
      undo: () => {
        if (!isNew) return;
        if (existed)
          for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
        else rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} cannot be written (${wordsOf(error)}): give this user the right to, or name another ` +
        'folder by PORTAL_DATA.',
      error,
    );
  }
}
