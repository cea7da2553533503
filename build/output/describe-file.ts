import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress-file.ts';
import { address, type BuiltFile } from './manifest.ts';

/**
 * Weighs a file and writes its compressed twins beside it.
 *
 * @param assets absolute path of the folder with the file
 */
export async function describeFile(assets: string, file: string): Promise<BuiltFile> {
  const path = join(assets, file);
  const content = await readFile(path);
  await compressFile(path, content);
  return {
    file: address(file),
    // A page names some forty files by their hashes, which nothing compresses: with a longer one it is 0.7 kB larger.
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    size: { raw: content.length, br: (await stat(`${path}.br`)).size },
  };
}
