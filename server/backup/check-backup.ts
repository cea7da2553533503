import { join } from 'node:path';
import { OperatorError } from '../kernel/refusals/operator-error.ts';
import { type CopiedFile, measureFile } from '../state/copy/copied-file.ts';
import { type BackupList, readList } from '../state/copy/list-file.ts';

const isSafe = (path: string) => !path.startsWith('/') && !path.split(/[\\/]/).includes('..');

/**
 * Reads a backup whole and compares each file with its list.
 * @throws OperatorError that names the files that are missing or otherwise than when they were copied
 */
export async function checkBackup(folder: string): Promise<BackupList> {
  const list = await readList(folder);
  const faults: string[] = [];
  for (const file of list.files) if (!(await isAsListed(folder, file))) faults.push(file.path);
  if (faults.length > 0) throw damaged(folder, faults);
  return list;
}

/** Whether a file lies there as its backup's list says. */
export async function isAsListed(folder: string, { path, bytes, sha256 }: CopiedFile): Promise<boolean> {
  if (!isSafe(path)) return false;
  const found = await measureFile(join(folder, path)).catch(() => null);
  return found?.bytes === bytes && found.sha256 === sha256;
}

const mostNamed = 5;

export function damaged(folder: string, paths: readonly string[]): OperatorError {
  const names = paths.slice(0, mostNamed).join(', ');
  const more = paths.length > mostNamed;
  return new OperatorError({
    zh_CN: `备份 ${folder} 中有 ${paths.length} 个文件缺失或与清单不符：${names}${more ? ' 等' : ''}。请使用另一份备份；没有恢复任何内容。`,
    en: `${paths.length} files of the backup ${folder} are missing or differ from its list: ${names}${more ? ', ...' : ''}. Take another backup; nothing was brought back.`,
  });
}
