import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root folder of the area
 * @returns {{ manifest: Record<string, unknown> & { path: string }, name: string }} what it says of itself, and the name of
 * its module
 * @throws {Error} where there is none, or its path is none
 */
export function readManifest(root) {
  const file = join(root, 'manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: it says what the area is (docs/module-teams/start.md).`);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const [, segment] = /^\/([A-Za-z0-9][\w-]*)$/.exec(manifest.path ?? '') ?? [];
  if (!segment) throw new Error(`${file}, field 'path': it must be / and the name of the area, such as /dealer-map.`);
  return { manifest, name: `@portal/area-${segment}` };
}

/** @param {string | Uint8Array} content */
export const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The manifest with what the build knows of its files.
 *
 * @param {Record<string, unknown>} manifest as the team has written it
 * @param {{ format: 'system' | 'es', entry: string, styles: string[], needs: string[], files: Record<string, string | Uint8Array> }} built
 * files: the text of each script and style sheet by its path
 * @returns {string}
 */
export function builtManifest(manifest, { files, ...built }) {
  const integrity = Object.fromEntries(
    Object.entries(files)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, content]) => [file, hashOf(content)]),
  );
  return `${JSON.stringify({ ...manifest, ...built, integrity }, null, 2)}\n`;
}
