import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weigh } from '../browse/weigh.mjs';
import { finding, listed } from '../judge/finding.mjs';

/**
 * Scripts and styles that lie beside a manifest which does not list them.
 *
 * @param {{ entry?: string, styles?: string[], needs?: string[], integrity?: Record<string, string> }} manifest
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export function unlistedIn({ entry = 'index.js', styles = [], needs = [], integrity = {} }, files) {
  const known = new Set([entry, ...styles, ...needs, ...Object.keys(integrity)]);
  return files.filter((file) => /\.(?:m?js|css)$/.test(file) && !known.has(file)).sort();
}

/**
 * The same as if a page had loaded them: nothing says when one does.
 *
 * @param {string} folder
 * @param {readonly string[]} names
 */
export const weighUnlisted = (folder, names) =>
  Promise.all(names.map(async (name) => weigh(name, await readFile(join(folder, name)))));

/**
 * What is to be known of them; it keeps nothing from being shipped.
 *
 * @param {readonly string[]} names
 * @returns {import('../judge/finding.mjs').Finding[]}
 */
export const unlistedNote = (names) =>
  names.length === 0
    ? []
    : [
        finding(
          'manifest-unlisted',
          `The manifest does not list ${listed(names)}: no browser checks these files by a hash. They count in the weight and are searched for second copies as if the first picture loaded them. Have the build write them into integrity, as @portal/build does, or leave them out.`,
          `模块说明未列出 ${listed(names)}：浏览器不会按哈希检查这些文件。它们按首屏加载的文件计入重量，并同样检查是否自带共享库。请像 @portal/build 那样由构建写入 integrity，或不要放入包中。`,
        ),
      ];
