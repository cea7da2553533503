import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { project } from '../project.ts';
import type { BuiltModule } from './manifest.ts';

/** What a finished unit was made from, and what came out: while the inputs are the same, it is not built again. */
export interface Stamp {
  /** Hash of what all units depend on: the build itself, the lock file, the mode. */
  common: string;
  /** Input file, as a path from the project's folder with `/` -> hash of its content. */
  inputs: Record<string, string>;
  /** Every file that was written. */
  outputs: string[];
  modules: Record<string, BuiltModule>;
}

/** @returns hash of a file's content; 'absent' when there is no such file */
export function hashFile(path: string): string {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'absent';
}

/**
 * What a stamp keeps of the files that a unit was made from. No absolute path: a copy of the project looks at its own.
 * @param files absolute paths
 */
export function inputsOf(files: readonly string[], root = project): Stamp['inputs'] {
  return Object.fromEntries(files.map((file) => [relative(root, file).split(sep).join('/'), hashFile(file)]));
}

const stampPath = (out: string, unit: string): string => join(out, `.stamp-${unit}.json`);

export function writeStamp(out: string, unit: string, stamp: Stamp): void {
  writeFileSync(stampPath(out, unit), JSON.stringify(stamp));
}

/**
 * The stamp of a unit, as long as nothing it was made from has changed and all its files are there.
 *
 * @param out folder of the build
 * @param common hash that the stamp must carry
 * @param root the project's folder
 * @returns null when the unit must be built
 */
export function freshStamp(out: string, unit: string, common: string, root = project): Stamp | null {
  const path = stampPath(out, unit);
  if (!existsSync(path)) return null;
  const stamp = JSON.parse(readFileSync(path, 'utf8')) as Stamp;
  const same =
    stamp.common === common &&
    stamp.outputs.every((file) => existsSync(join(out, 'assets', file))) &&
    Object.entries(stamp.inputs).every(([file, hash]) => hashFile(resolve(root, file)) === hash);
  return same ? stamp : null;
}
