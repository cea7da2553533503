import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import { type PackedFile, packageLimits } from './read-package.ts';

/**
 * The files of a folder and all below it, in the order of their paths; hidden ones are passed over. It stops reading where
 * there are more than a package may have.
 * @throws OperatorError when it cannot be read
 */
export async function readFolder(folder: string): Promise<PackedFile[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
      .sort();
    const files: PackedFile[] = [];
    for (const path of paths.slice(0, packageLimits.files + 1))
      files.push({ path, bytes: await readFile(join(folder, path)) });
    return files;
  } catch (error) {
    throw new OperatorError(
      {
        zh_CN: `无法读取文件夹 ${folder}：${wordsOf(error)}。`,
        en: `The folder ${folder} cannot be read: ${wordsOf(error)}.`,
      },
      error,
    );
  }
}
