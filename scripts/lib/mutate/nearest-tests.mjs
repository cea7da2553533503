import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { project } from '../project.mjs';

/** The projects of tests/jest, by the folders whose tests they run. */
const folders = {
  unit: ['shell-app', 'parcels', 'ui', 'areas', 'root-config'],
  server: ['contract', 'server', 'scripts', 'build', 'tests'],
};

const specifiers = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g;

/** @param {string} file a path from the top of the project */
export const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Which project of tests/jest runs a test. */
export const projectOf = (test) => Object.keys(folders).find((name) => folders[name].includes(test.split('/')[0]));

/** Every source and test of the project with its text, by its path from the top. */
export function readSources(top = project) {
  const files = Object.values(folders)
    .flat()
    .flatMap((folder) => readdirSync(join(top, folder), { recursive: true }).map((file) => posix.join(folder, file)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|mjs)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(top, file), 'utf8')]));
}

/** How many folders two files do not share. */
function foldersBetween(one, other) {
  const [left, right] = [one.split('/'), other.split('/')];
  const shared = left.findIndex((name, at) => name !== right[at]);
  return left.length + right.length - 2 * (shared === -1 ? left.length : shared);
}

/**
 * The tests that reach a file by their imports, those with the fewest steps between first, then those that lie closest.
 * Jest's own relation knows no distance: what the contract holds is related to every test there is.
 * @param {string} file its path from the top
 * @param {Map<string, string>} sources texts by path
 * @param {Record<string, string>} names the portal's names of modules, such as @portal/ui, with the files behind them
 * @returns {string[]} paths of tests
 */
export function nearestTests(file, sources, names) {
  const importers = new Map();
  for (const [from, text] of sources) {
    for (const [, , name] of text.matchAll(specifiers)) {
      const to = name.startsWith('.') ? posix.join(posix.dirname(from), name) : names[name];
      if (to) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  }
  const steps = new Map([[file, 0]]);
  for (const [reached, count] of steps) {
    for (const next of importers.get(reached) ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  }
  const tests = [...steps.keys()].filter((file) => isTest(file) && projectOf(file));
  return tests.sort(
    (one, other) => steps.get(one) - steps.get(other) || foldersBetween(file, one) - foldersBetween(file, other),
  );
}
