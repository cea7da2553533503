import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CheckError } from './words.mjs';

/**
 * What is to be checked, wherever it lies.
 *
 * @typedef {object} Target
 * @property {string | null} folder null for an address
 * @property {string | null} address of its manifest.json; null for a folder
 * @property {string | null} text of manifest.json; null where there is none
 * @property {string[] | null} files beside the manifest; null where nobody can know them
 */

/**
 * @param {string} target a folder, or the address of a manifest.json
 * @returns {Promise<Target>}
 * @throws {CheckError} where there is neither
 */
export async function readTarget(target) {
  if (/^https?:\/\//.test(target)) return readAddress(target);
  const folder = resolve(target);
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new CheckError(
      {
        en: `${folder} is no folder: name the folder that the build of the area has written.`,
        zh: `${folder} 不是目录：请指明模块构建所写的目录。`,
      },
      2,
    );
  const manifest = join(folder, 'manifest.json');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return { folder, address: null, text: existsSync(manifest) ? readFileSync(manifest, 'utf8') : null, files };
}

async function readAddress(target) {
  const address = target.endsWith('.json')
    ? target
    : new URL('manifest.json', target.endsWith('/') ? target : `${target}/`).href;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!answer)
    throw new CheckError({
      en: `${address} does not answer: start what serves the area.`,
      zh: `${address} 没有响应：请先启动提供该模块的服务。`,
    });
  return { folder: null, address, text: answer.ok ? await answer.text() : null, files: null };
}
