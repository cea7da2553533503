import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** One import of a source file: where it stands and what it names, as a path from the top where it is relative. */
export interface FoundImport {
  file: string;
  /** From 1. */
  line: number;
  target: string;
  /** Whether it names a file, from where it stands, and no package or module of the portal. */
  isPath: boolean;
}

/** The name of a chunk may stand before what is imported. */
const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)(['"])([^'"\n]+)\1/g;

/**
 * The imports a text names.
 * @param file its path from the top of the project, with `/`.
 * @returns relative specifiers resolved against the file; all others as they stand.
 */
export function importsOf(file: string, text: string): FoundImport[] {
  return [...text.matchAll(specifiers)].map(({ 0: found, 2: specifier = '', index }) => {
    const line = text.slice(0, index + found.length).split('\n').length;
    const isPath = specifier.startsWith('.');
    const target = isPath ? posix.normalize(posix.join(posix.dirname(file), specifier)) : specifier;
    return { file, line, isPath, target };
  });
}

/** Tests, and what only tests use: folders called testing. They may reach further than their part. */
export const isForTests = (file: string): boolean => /(^|\/)testing\/|(\.test|-test-kit)\.tsx?$/.test(file);

/** All files of a kind below a folder of the project, as paths from its top. */
export function filesBelow(top: string, folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(top, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The same, without what is for tests. */
export const sourcesBelow = (top: string, folder: string, ending?: RegExp): string[] =>
  filesBelow(top, folder, ending).filter((file) => !isForTests(file));

/** Every import of the sources below a folder of the project, without those of tests. */
export function importsBelow(top: string, folder: string, ending?: RegExp): FoundImport[] {
  return sourcesBelow(top, folder, ending).flatMap((file) => importsOf(file, readFileSync(join(top, file), 'utf8')));
}
