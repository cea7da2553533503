import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project } from '../project.mjs';

/** What areas import, and the file behind it. */
export const faces = {
  '@portal/shell': 'shell-app/public.ts',
  '@portal/ui': 'ui/index.ts',
  '@portal/ui/charts': 'ui/charts/index.ts',
  '@portal/ui/analysis': 'ui/analysis/index.ts',
};

/**
 * Writes the declarations of the public faces, and of all that they name.
 *
 * @param {string} room a folder for what the compiler is told
 * @param {string} out receives the files, by their paths in the project
 * @throws when the sources do not compile
 */
export async function emitDeclarations(room, out) {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    composite: false,
    incremental: false,
    outDir: out,
    rootDir: project,
    typeRoots: [join(project, 'node_modules/@types')],
  };
  const files = [...Object.values(faces), 'ui/css-modules.d.ts'].map((file) => join(project, file));
  const base = join(project, 'tsconfig.browser.json');
  const config = join(room, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ extends: base, compilerOptions, files, include: [], references: [] }));
  await promisify(execFile)(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', config]);
}
