import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import type { CopiedFile } from './copied-file.ts';
import type { TableSum } from './row-sum.ts';

/** The list of a backup, which is written last: a folder without one is no backup. */
export interface BackupList {
  format: 1;
  /** ISO 8601, UTC. */
  madeAt: string;
  /** The migrations that the state had gone through. */
  migrations: string[];
  /** The tables of the state, those that others refer to first. */
  tables: (TableSum & { table: string })[];
  files: CopiedFile[];
}

export const listName = 'backup.json';

export const writeList = (folder: string, list: BackupList): Promise<void> =>
  writeWhole(join(folder, listName), `${JSON.stringify(list, null, 1)}\n`, { mode: 0o600 });

/** @throws OperatorError when the folder is no backup, or one whose list this version cannot read */
export async function readList(folder: string): Promise<BackupList> {
  let text: string;
  try {
    text = await readFile(join(folder, listName), 'utf8');
  } catch (error) {
    throw noBackup(folder, error);
  }
  try {
    const list = JSON.parse(text) as BackupList;
    if (list.format === 1 && Array.isArray(list.tables) && Array.isArray(list.files)) return list;
  } catch (error) {
    throw damagedList(folder, error);
  }
  throw damagedList(folder);
}

const noBackup = (folder: string, error: unknown) =>
  new OperatorError(
    {
      zh_CN: `${folder} 不是完整的备份：其中没有可读的 ${listName}（${wordsOf(error)}）。该文件最后写入，缺少它说明备份没有完成。`,
      en: `${folder} is no whole backup: it has no ${listName} that can be read (${wordsOf(error)}). That file is written last; where it is missing, the backup was broken off.`,
    },
    error,
  );

const damagedList = (folder: string, error?: unknown) =>
  new OperatorError(
    {
      zh_CN: `${folder} 中的 ${listName} 已损坏，或由更新版本的门户写成：请使用另一份备份。`,
      en: `${listName} in ${folder} is damaged, or was written by a newer version of the portal: take another backup.`,
    },
    error,
  );
