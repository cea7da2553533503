import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isForTests } from '../imports.ts';
import { type Pair, pairsOf, pairsOfFiles } from './bilingual.ts';
import { treeOf } from './syntax.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** Whatever can show a person words: pages, server, commands. */
const folders = ['areas', 'contract', 'parcels', 'root-config', 'scripts', 'server', 'shell-app', 'ui'];

/** The names of makers, cities and pinyin are data, not wording; mapping files of others name columns. */
const isData = (file: string) => /server\/(?:geography|demo)\/|afdc-states/.test(file);

/** Paths of the sources that ship, without what only tests use. */
export const shipped: string[] = folders
  .flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts') && !isForTests(file));

export const sourceOf = (file: string): string => readFileSync(join(top, file), 'utf8');

/** Every text of the portal that stands in two languages. */
export function allPairs(): Pair[] {
  return shipped
    .filter((file) => !isData(file))
    .flatMap((file) => {
      const source = sourceOf(file);
      // Reading all trees takes seconds: most files have no Chinese in them, and no English of a pair either.
      if (!/[\u4e00-\u9fff]/.test(source)) return [];
      const partner = file.replace(/-zh\.ts$/, '-en.ts');
      const tree = treeOf(file, source);
      const twins = partner === file ? [] : pairsOfFiles(file, tree, treeOf(partner, sourceOf(partner)));
      return [...pairsOf(file, tree), ...twins];
    });
}
