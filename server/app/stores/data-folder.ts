import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';

export interface DataFolder {
  stateFile: string;
  marketFolder: string;
  /** Where messages lie that no gateway takes (design chapter 6). */
  outboxFolder: string;
  /** Where the files lie that are made of tables for accounts. */
  exportFolder: string;
  /** Areas from elsewhere: one folder each, with manifest.json and index.js. */
  moduleFolder: string;
  /** Copies of the state from before upgrades. */
  copyFolder: string;
  /** Which stores the folder has had. */
  usedFile: string;
  /** Takes away what this start has made, when the folder was new; leaves an older folder as it is. */
  undo(): void;
}

/** An engine that still writes may add a file while the folder is being emptied, hence the retries. */
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 };

/** One level after the other: Node's own recursive way never ends where the system cannot make a folder, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** @throws OperatorError when the folder cannot be made or written. */
export function openDataFolder(folder: string): DataFolder {
  const existed = existsSync(folder);
  try {
    // It holds password hashes and people's questions: nobody else on the machine reads it.
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const isNew = readdirSync(folder).length === 0;
    return {
      stateFile: join(folder, 'state.sqlite'),
      marketFolder: join(folder, 'market'),
      outboxFolder: join(folder, 'outbox'),
      exportFolder: join(folder, 'exports'),
      moduleFolder: join(folder, 'modules'),
      copyFolder: join(folder, 'copies'),
      usedFile: join(folder, 'stores.json'),
      undo: () => {
        if (!isNew) return;
        const paths = existed ? readdirSync(folder).map((name) => join(folder, name)) : [folder];
        for (const path of paths) rmSync(path, removal);
      },
    };
  } catch (error) {
    throw new OperatorError(
      {
        zh_CN: `无法写入数据目录 ${folder}（${wordsOf(error)}）：请授予当前用户写权限，或用 PORTAL_DATA 指定其他目录。`,
        en:
          `The data folder ${folder} cannot be written (${wordsOf(error)}): give this user the right to, or name ` +
          'another folder by PORTAL_DATA.',
      },
      error,
    );
  }
}
