import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { project } from './project.mjs';
import { runChild } from './run-child.mjs';
import { PlainError, say } from './say.mjs';
import { packagesHere, readLock } from './what-is-here.mjs';

export const lockFile = join(project, 'package-lock.json');
export const installedLock = join(project, 'node_modules/.package-lock.json');
/** Says for which machine packages were installed; without it they are taken to fit. */
export const stampFile = join(project, 'node_modules/.portal-installed');

/** Native parts speak Node-API, which is the same for every Node; each machine wants its own. */
export const machine = `${process.platform}-${process.arch}`;

/** @returns {'all' | 'to run' | 'too few'} what is installed for this machine, as packagesHere tells it */
export function installed() {
  const stamped = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : machine;
  return stamped.includes(machine) ? packagesHere(readLock(lockFile), readLock(installedLock)) : 'too few';
}

/**
 * Runs the npm that started this command, otherwise the one of the path.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  if (own && basename(own).startsWith('npm')) return runChild(process.execPath, [own, ...args], options);
  return runChild('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * Installs the packages of the lock file when they are missing or the lock file has changed.
 * Packages for development come too, whatever NODE_ENV says: the build needs them.
 * @throws {PlainError} when npm fails
 */
export async function ensureInstalled() {
  if (installed() === 'all') return;
  say({ en: 'Installing packages (once, about a minute) ...', zh: '正在安装依赖包(仅首次,约一分钟)……' });
  const began = Date.now();
  const alive = setInterval(() => {
    const seconds = Math.round((Date.now() - began) / 1000);
    say({ en: `  still installing, ${seconds} s`, zh: `  仍在安装,已用 ${seconds} 秒` });
  }, 20_000);
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    let code = await runNpm(['ci', ...options]);
    if (code !== 0 && code < 128) code = await runNpm(['install', '--no-save', ...options]);
    if (code !== 0) {
      throw new PlainError({
        en: `The packages could not be installed (npm ended with ${code}): see npm's own words above, check the network and that this folder can be written, then try again.`,
        zh: `依赖包安装失败(npm 退出码 ${code}):请查看上方 npm 的提示,检查网络以及本目录是否可写,然后重试。`,
      });
    }
  } finally {
    clearInterval(alive);
  }
  writeFileSync(stampFile, `${machine}\n`);
  const seconds = Math.round((Date.now() - began) / 1000);
  say({ en: `Packages installed in ${seconds} s.`, zh: `依赖包已安装,用时 ${seconds} 秒。` });
}
