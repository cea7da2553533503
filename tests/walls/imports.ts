import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** One import of a source file: where it stands and what it names, as a path from the top where it is relative. */
export interface FoundImport {
  file: string;
  target: string;
}

const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;

/**
 * The imports a text names.
 * @param file its path from the top of the project, with `/`.
 * @returns relative specifiers resolved against the file; all others as they stand.
 */
export function importsOf(file: string, text: string): FoundImport[] {
  return [...text.matchAll(specifiers)].map(([, , specifier = '']) => ({
    file,
    target: specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : specifier,
  }));
}

/** Tests, and what only tests use: folders called testing. They may reach further than their part. */
export const isForTests = (file: string): boolean => /(^|\/)testing\/|(\.test|-test-kit)\.tsx?$/.test(file);

/** Every import of the TypeScript sources below a folder of the project, without those of tests. */
export function importsBelow(top: string, folder: string): FoundImport[] {
  return readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isForTests(file))
    .flatMap((file) => importsOf(file, readFileSync(join(top, file), 'utf8')));
}
