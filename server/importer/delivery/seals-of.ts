import { readdir, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { type Delivery, sealOfFile } from '../../market/index.ts';
import { isLitter } from '../rows/litter.ts';

/** @returns name, size and SHA-256 of what an operator names: the file or archive, or each file of a folder */
export async function sealsOf(file: string): Promise<Delivery['files']> {
  if (!(await stat(file)).isDirectory()) return [{ name: basename(file), ...(await sealOfFile(file)) }];
  const seals: Delivery['files'] = [];
  for (const path of (await readdir(file, { recursive: true })).sort()) {
    const name = path.split(sep).join('/');
    if (isLitter(name) || !(await stat(join(file, path))).isFile()) continue;
    seals.push({ name, ...(await sealOfFile(join(file, path))) });
  }
  return seals;
}
