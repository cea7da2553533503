import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { filesBelow, isForTests, sourcesBelow } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const jsonOf = (file: string) => JSON.parse(readFileSync(join(top, file), 'utf8'));

const fromTop = (file: string): string => relative(top, file).split(sep).join('/');

const folders = ['areas', 'build', 'contract', 'examples', 'parcels', 'root-config', 'scripts', 'server', 'shell-app'];
const sources = [...folders, 'tests', 'ui'].flatMap((folder) => filesBelow(top, folder));

/** When a file was written, in ms since 1970; 0 where it is not there. */
const writtenAt = (file: string): number => statSync(join(top, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** What the type check before has noted of the files it looked at; null where a source has been written since. */
function filesNoted(check: string): string[] | null {
  const note: string = jsonOf(`tsconfig.${check}.json`).compilerOptions.tsBuildInfoFile;
  const noted = writtenAt(note);
  const changing = ['package-lock.json', 'tsconfig.json', `tsconfig.${check}.json`, ...sources];
  if (changing.some((file) => writtenAt(file) >= noted)) return null;
  const { fileNames } = jsonOf(note) as { fileNames: string[] };
  return fileNames.map((file) => fromTop(resolve(top, dirname(note), file)));
}

/** What the compiler looks at for one of the three checks, as paths from the top. */
function filesOf(check: string): string[] {
  const noted = filesNoted(check);
  if (noted) return noted;
  const queries = ['node_modules/typescript/bin/tsc', '--project', `tsconfig.${check}.json`, '--listFilesOnly'];
  const text = execFileSync(process.execPath, queries, { cwd: top, encoding: 'utf8' });
  return text.trim().split('\n').map(fromTop);
}

const files = { browser: filesOf('browser'), server: filesOf('server'), tests: filesOf('tests') };
const ofBrowser = ['areas', 'parcels', 'root-config', 'shell-app', 'ui'];

const below = (list: readonly string[], folders: readonly string[]) =>
  list.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const knows = (list: readonly string[], what: RegExp) => list.filter((file) => what.test(file));

const page = /\/lib\.dom(\.\w+)?\.d\.ts$/;
const node = /\/@types\/node\//;

describe('types are checked apart', () => {
  test('what runs in a browser knows the page, and nothing of Node or of the server', () => {
    expect(knows(files.browser, page)).not.toEqual([]);
    expect(knows(files.browser, node)).toEqual([]);
    expect(below(files.browser, ['build', 'scripts', 'server', 'tests'])).toEqual([]);
  });

  test('what runs in the server knows Node, and nothing of a page or of the browser', () => {
    expect(knows(files.server, node)).not.toEqual([]);
    expect(knows(files.server, page)).toEqual([]);
    expect(below(files.server, [...ofBrowser, 'build', 'scripts', 'tests'])).toEqual([]);
  });

  test('all that is shipped is checked as what it is, the contract as both, and all else with the tests', () => {
    const shipped = (folders: readonly string[]) => folders.flatMap((folder) => sourcesBelow(top, folder));
    const missing = (list: readonly string[], wanted: readonly string[]) =>
      wanted.filter((file) => !list.includes(file));
    expect(missing(files.browser, shipped([...ofBrowser, 'contract']))).toEqual([]);
    expect(missing(files.server, shipped(['server', 'contract']))).toEqual([]);
    const all = [...ofBrowser, 'build', 'contract', 'scripts', 'server', 'tests'].flatMap((each) =>
      filesBelow(top, each),
    );
    const others = all.filter((file) => isForTests(file) || /^(build|scripts|tests)\//.test(file));
    expect(others.length).toBeGreaterThan(300);
    expect(missing(files.tests, others)).toEqual([]);
    const known = [...files.browser, ...files.server].filter((file) => !file.startsWith('node_modules/'));
    expect(known.filter(isForTests)).toEqual([]);
  });

  test('one command asks for all of them', () => {
    const { references } = jsonOf('tsconfig.json');
    expect(references.map(({ path }: { path: string }) => path)).toEqual(
      Object.keys(files).map((check) => `./tsconfig.${check}.json`),
    );
    expect(jsonOf('package.json').scripts.typecheck).toMatch(/^tsc --build\b/);
  });
});
