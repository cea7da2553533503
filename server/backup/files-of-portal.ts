import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What of the data folder is copied, in this order: what names others comes before them. */
const parts = ['market/current.json', 'market', 'modules', 'content', 'outbox'];

/** What can be made again, or belongs to a command that runs. */
const leftOut = [
  /^market\/files\//,
  /^market\/imports\/[^/]+\/(staging\/|at-work\.json$)/,
  /^content\/incoming\//,
  /\.(tmp|part)$/,
];

const isLeftOut = (path: string) => leftOut.some((pattern) => pattern.test(path));

/** A release that is being made has no list of what it covers yet. */
const isUnfinished = (entries: Dirent[], path: string) =>
  /^market\/releases\/[^/]+$/.test(path) && !entries.some(({ name }) => name === 'release.json');

async function* walk(top: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(join(top, path), { withFileTypes: true }).catch(() => null);
  if (!entries || isUnfinished(entries, path)) return;
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!isLeftOut(`${inside}/`)) yield* walk(top, inside);
    } else if (entry.isFile() && !isLeftOut(inside)) yield inside;
  }
}

/**
 * The files of a data folder that a backup has beside the state: releases with their reports, rules and what was
 * accepted of them, modules, pictures and documents, messages. Links out of the folder are not followed.
 * @returns their paths below the folder, with `/` between
 */
export async function* filesOfPortal(dataFolder: string): AsyncGenerator<string> {
  const seen = new Set<string>();
  const top = await readdir(dataFolder);
  for (const part of parts) {
    const [first = ''] = part.split('/');
    if (!top.includes(first)) continue;
    const paths = part.includes('/') ? [part] : walk(dataFolder, part);
    for await (const path of paths) {
      if (seen.has(path)) continue;
      seen.add(path);
      yield path;
    }
  }
}
