import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled, lockFile } from '../install.mjs';
import { project } from '../project.mjs';
import { endWith, PlainError, say } from '../say.mjs';
import { readLock } from '../what-is-here.mjs';
import { layOut } from './lay-out.mjs';
import { writeArchive } from './write-archive.mjs';

/** Of the commit that is packed: `-97d593b0`, with `-changed` where files differ from it; empty outside of Git. */
function commitWords() {
  const git = (...args) => spawnSync('git', args, { cwd: project, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=8', 'HEAD');
  if (status !== 0) return '';
  return `-${stdout.trim()}${git('status', '--porcelain').stdout ? '-changed' : ''}`;
}

/**
 * Packs what is installed and built: all that the portal needs to run on a machine of this kind where there is Node.
 * @param {{ folder: string, level?: number }} options where the archive goes, and how much gzip tries: 0 to 9
 * @returns {Promise<{ file: string, name: string }>} the archive, and the one folder that lies in it
 * @throws {PlainError} when the archive cannot be written
 */
export async function pack({ folder, level = 6 }) {
  const { name: portal, version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const name = `${portal}-${version}${commitWords()}-${process.platform}-${process.arch}`;
  const laidOut = join(folder, `.${name}-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    layOut(join(laidOut, name), readLock(lockFile));
    const file = join(folder, `${name}.tar.gz`);
    await writeArchive(file, { parent: laidOut, name, level });
    return { file, name };
  } catch (error) {
    throw new PlainError({
      en: `The archive could not be written to ${folder} (${error.message}): look for room and rights there, or name another folder: npm run pack -- <folder>.`,
      zh: `无法将压缩包写入 ${folder}(${error.message}):请检查空间与权限,或另指定目录:npm run pack -- <目录>。`,
    });
  } finally {
    rmSync(laidOut, { recursive: true, force: true });
  }
}

/**
 * Installs and builds what is missing, then packs it.
 * @param {string[]} args the folder that the archive goes to, from where the command was called; dist/packed without it
 */
export function packPortal([folder]) {
  return endWith(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const began = Date.now();
    const target = folder ? resolve(process.env.INIT_CWD ?? '', folder) : join(project, 'dist/packed');
    const { file, name } = await pack({ folder: target });
    const size = Math.round(statSync(file).size / 1024 ** 2);
    const seconds = Math.round((Date.now() - began) / 1000);
    say({
      en: `${file} (${size} MB, ${seconds} s): unpack it, then run node ${name}/start.mjs.`,
      zh: `${file}(${size} MB,${seconds} 秒):解压后运行 node ${name}/start.mjs。`,
    });
    return 0;
  });
}
