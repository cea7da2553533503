import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.mjs';

/** What the server reads while it runs, and what those who run it read; folders as a whole. */
const always = ['.npmrc', 'dist/assets', 'dist/manifest.json', 'package-lock.json', 'public', 'server/page/icon.png'];

/** Scripts that start something here; what they share lies in scripts/lib, what starts the portal in its room there. */
const scripts = ['run', 'serve', 'start'].map((name) => `scripts/${name}.mjs`);

const filesOf = (folder, isWanted) =>
  readdirSync(join(project, folder), { withFileTypes: true })
    .filter((item) => item.isFile() && isWanted(item.name))
    .map(({ name }) => `${folder}/${name}`);

const manifests = (folder) =>
  readdirSync(join(project, folder))
    .map((name) => `${folder}/${name}/manifest.json`)
    .filter((file) => existsSync(join(project, file)));

/** What compilers and debuggers read of a package: a third of its files. */
const forDevelopers = /^node_modules\/.*\.(d\.[cm]?ts|map)$/;

/** All files below a folder, as paths from the project's folder; packages within packages are listed by the lock file. */
function below(path) {
  return readdirSync(join(project, path), { withFileTypes: true }).flatMap((item) => {
    const inner = `${path}/${item.name}`;
    if (!item.isDirectory()) return forDevelopers.test(inner) ? [] : [inner];
    return item.name === 'node_modules' ? [] : below(inner);
  });
}

/**
 * The packages that the server needs, where they are installed for this machine.
 * @param {import('../what-is-here.mjs').Lock} lock
 * @returns {string[]} their folders
 */
export const packagesToRun = ({ packages }) =>
  Object.keys(packages).filter((path) => path !== '' && !packages[path].dev && existsSync(join(project, path)));

/**
 * Every file of an archive that is in the project as it is.
 * @param {import('../what-is-here.mjs').Lock} lock
 * @returns {string[]} paths from the project's folder
 */
export function filesToPack(lock) {
  const folders = [...packagesToRun(lock), ...always.filter((path) => existsSync(join(project, path)))];
  return [
    ...folders.flatMap((path) => (statSync(join(project, path)).isDirectory() ? below(path) : [path])),
    ...filesOf('dist/server', (name) => !name.startsWith('lines-')),
    ...below('docs').filter((file) => file.endsWith('.md')),
    ...['examples', 'deploy'].flatMap((folder) => filesOf(folder, () => true)),
    ...['scripts/lib', 'scripts/lib/portal'].flatMap((folder) => filesOf(folder, (name) => name.endsWith('.mjs'))),
    ...['areas', 'parcels'].flatMap(manifests),
    ...scripts,
  ];
}
