import { relative } from 'node:path';
import { bundleLines } from '../portal/bundle-programs.mjs';
import { project } from '../project.mjs';
import { endWith, say } from '../say.mjs';
import { writePages } from './pages.mjs';
import { tableDocuments } from './table-documents.mjs';

const declarations = `
  export { calls } from './contract/calls/index.ts';
  export { datasets } from './server/market/datasets/index.ts';
`;

/** Writes the tables of calls, indicators and columns anew. */
export function writeTables() {
  return endWith(async () => {
    const line = await bundleLines(declarations);
    for (const pages of tableDocuments(await import(line.at(-1)))) {
      writePages(pages);
      const name = relative(project, Object.keys(pages)[0]);
      say({ en: `${name} says what the code declares now.`, zh: `${name} 已更新为当前代码的声明。` });
    }
    return 0;
  });
}
