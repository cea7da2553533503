import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** How many files a folder may have: what holds more has more than one subject, and gets rooms. */
const most = 25;

/**
 * Folders that are one list by nature, and are read as one: a migration follows the one before it, and a journey is
 * found by what it is called.
 */
const lists: readonly string[] = ['server/state/migrations', 'tests/smoke'];

const parts = [
  ...['areas', 'build', 'contract', 'parcels', 'root-config', 'scripts', 'server', 'shell-app', 'tests', 'ui'],
];

/** @returns how many files lie in each folder below one, by its path from the top */
function counted(folder: string): [folder: string, files: number][] {
  const entries = readdirSync(join(top, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const below = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return [[folder, files], ...below.flatMap(({ name }) => counted(`${folder}/${name}`))];
}

const all = parts.flatMap(counted);

test('no folder has more than 25 files, but for lists', () =>
  expect(all.filter(([folder, files]) => files > most && !lists.includes(folder))).toEqual([]));

test('every list has more', () =>
  expect(lists.filter((folder) => !all.some(([name, files]) => name === folder && files > most))).toEqual([]));
