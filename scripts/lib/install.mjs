import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { project } from './project.mjs';
import { runChild } from './run-child.mjs';
import { PlainError, say } from './say.mjs';

const lockFile = join(project, 'package-lock.json');
const installedLock = join(project, 'node_modules/.package-lock.json');
const stampFile = join(project, 'node_modules/.portal-installed');

/** Native parts fit one binary interface only: another Node or machine installs again. */
const machine = `${process.platform}-${process.arch}-${process.versions.modules}`;

/**
 * Whether what npm wrote down as installed holds every package of the lock file in its version.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} wanted package-lock.json
 * @param {{ packages: Record<string, { version?: string }> }} found node_modules/.package-lock.json
 */
export function holdsAll(wanted, found) {
  return Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || entry.optional || found.packages[path]?.version === entry.version,
  );
}

/** The stamp of a finished install: the lock file's hash and the machine. */
function stamp() {
  return `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${machine}`;
}

function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const stamped = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : null;
  if (stamped === stamp()) return true;
  if (stamped && !stamped.endsWith(` ${machine}`)) return false;
  // Someone has run npm by hand: what counts is what is there.
  return holdsAll(JSON.parse(readFileSync(lockFile, 'utf8')), JSON.parse(readFileSync(installedLock, 'utf8')));
}

/** The npm that started this command, otherwise the one of the path. */
function runNpm(args) {
  const own = process.env.npm_execpath;
  if (own && basename(own).startsWith('npm')) return runChild(process.execPath, [own, ...args]);
  return runChild('npm', args, { shell: process.platform === 'win32' });
}

/**
 * Installs the packages of the lock file when they are missing or the lock file has changed.
 * Packages for development come too, whatever NODE_ENV says: the build needs them.
 * @throws {PlainError} when npm fails
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
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
  writeFileSync(stampFile, `${stamp()}\n`);
  const seconds = Math.round((Date.now() - began) / 1000);
  say({ en: `Packages installed in ${seconds} s.`, zh: `依赖包已安装,用时 ${seconds} 秒。` });
}
