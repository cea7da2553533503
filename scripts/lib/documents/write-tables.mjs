import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { bundleLines } from '../portal/bundle-programs.mjs';
import { project } from '../project.mjs';
import { endWith, say } from '../say.mjs';
import { tableDocuments } from './table-documents.mjs';

const declarations = `
  export { calls } from './contract/calls.ts';
  export { datasets } from './server/market/datasets/index.ts';
`;

/** Writes the tables of calls, indicators and columns anew. */
export function writeTables() {
  return endWith(async () => {
    const line = await bundleLines(declarations);
    for (const [file, text] of Object.entries(tableDocuments(await import(line.at(-1))))) {
      writeFileSync(file, text);
      const name = relative(project, file);
      say({ en: `${name} says what the code declares now.`, zh: `${name} 已更新为当前代码的声明。` });
    }
    return 0;
  });
}
