import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';
import { buildMode } from '../webpack/webpack-parts.ts';
import { hashFile } from './stamp.ts';

/** @returns hash of what every unit depends on: the build's own files, the import map, the lock file and the mode */
export function commonHash(): string {
  const folders = ['build', 'packages/build'].map((folder) => join(project, folder));
  const own = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile() && !item.name.includes('.test.'))
    .map((item) => join(item.parentPath, item.name))
    .sort();
  const files = [...own, join(project, 'import-map.json'), join(project, 'package-lock.json')];
  const hash = createHash('sha256').update(buildMode);
  for (const file of files) hash.update(hashFile(file));
  return hash.digest('hex');
}
