import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { project } from './project.mjs';

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean }> }} Lock a lock file of npm
 */

/**
 * What is installed of the packages of a lock file. One that npm counts as optional may be missing: it is for another
 * machine.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} found node_modules/.package-lock.json; null when nothing is installed
 * @returns {'all' | 'to run' | 'too few'} `to run`: all that a built portal needs, and nothing of what only builds and
 *   tests need, as `npm ci --omit=dev` leaves it
 */
export function packagesHere(wanted, found) {
  if (found === null) return 'too few';
  const entries = Object.entries(wanted.packages).filter(([path]) => path !== '');
  const isThere = ([path, { version }]) => found.packages[path]?.version === version;
  const lacks = ([path, entry]) => !entry.optional && !isThere([path, entry]);
  if (!entries.some(lacks)) return 'all';
  const [toBuild, toRun] = [entries.filter(([, { dev }]) => dev), entries.filter(([, { dev }]) => !dev)];
  return toRun.some(lacks) || toBuild.some(isThere) ? 'too few' : 'to run';
}

/** @returns {Lock | null} null where there is no such file */
export const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

function canWrite(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether this user may install and build here. Where the portal was unpacked from `npm run pack`, there is nothing to
 * build from.
 */
function canBuild() {
  const written = ['.', 'node_modules', 'dist', 'dist/server', 'dist/assets'].map((name) => join(project, name));
  return existsSync(join(project, 'build')) && written.every((path) => !existsSync(path) || canWrite(path));
}

/** Whether the server and what it gives to browsers have been built. */
const isBuilt = () =>
  existsSync(join(project, 'dist/server/main.mjs')) &&
  existsSync(join(resolve(project, process.env.PORTAL_DIST || 'dist'), 'manifest.json'));

/**
 * What to do before the portal can be served.
 * @param {{ packages: 'all' | 'to run' | 'too few', isBuilt: boolean, canBuild: boolean }} here
 * @returns {'build' | 'serve' | 'refuse'} `build`: install what is missing and build what is stale; `serve`: what is
 *   built is served as it is
 */
export function planStart({ packages, isBuilt, canBuild }) {
  const canServe = isBuilt && packages !== 'too few';
  if (canServe && (packages === 'to run' || !canBuild)) return 'serve';
  return canBuild ? 'build' : 'refuse';
}

/**
 * @param {'all' | 'to run' | 'too few'} packages
 * @returns what of the portal is here, as planStart asks
 */
export const whatIsHere = (packages) => ({ packages, isBuilt: isBuilt(), canBuild: canBuild() });
