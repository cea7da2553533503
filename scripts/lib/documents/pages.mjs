import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A document that is written by a program: an index, and a folder of its name with a page for each part. */

/**
 * @param {string} index its file
 * @param {string} text of the index
 * @param {Record<string, string>} parts the text of each page, by its path below the folder, without the ending
 * @returns {Record<string, string>} texts by their files
 */
export const pagesOf = (index, text, parts) => ({
  [index]: text,
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [join(folderOf(index), `${name}.md`), part])),
});

const folderOf = (index) => index.replace(/\.md$/, '');

/** The files that lie there now: the index, and whatever is in its folder. */
function filesOf(index) {
  const folder = folderOf(index);
  const parts = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return [index, ...parts.filter((name) => name.endsWith('.md')).map((name) => join(folder, name))];
}

/** What a document says now, by its files, to be compared with what it must say. */
export const readPages = (index) =>
  Object.fromEntries(filesOf(index).map((file) => [file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n')]));

/** Writes a document anew; pages of parts that are gone go with them. */
export function writePages(pages) {
  const [index] = Object.keys(pages);
  rmSync(folderOf(index), { recursive: true, force: true });
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
