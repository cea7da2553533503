import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { project } from '../project.mjs';
import { exportsOf } from './declarations.mjs';

/** What areas import, and the file behind it. */
const faces = {
  '@portal/shell': 'shell-app/public.ts',
  '@portal/ui': 'ui/index.ts',
  '@portal/ui/charts': 'ui/charts/index.ts',
  '@portal/ui/analysis': 'ui/analysis/index.ts',
};

export const facesFile = join(project, 'docs', 'public-faces.md');

/** Icons are many and all alike. */
const isIcon = (name) => /^Icon[A-Z]/.test(name) && name !== 'IconButton';

function chapter(module, names) {
  const icons = [...names.keys()].filter(isIcon).sort();
  const others = [...names].filter(([name]) => !isIcon(name)).sort(([one], [other]) => (one < other ? -1 : 1));
  const texts = [...new Set(others.map(([, text]) => text))];
  return [
    `## \`${module}\``,
    '',
    '```ts',
    texts.join('\n\n'),
    '```',
    '',
    ...(icons.length > 0 ? [`And ${icons.length} icons: ${icons.join(', ')}.`, ''] : []),
  ].join('\n');
}

/**
 * What areas may use, written out with every type, as the compiler declares it.
 * @returns {Promise<string>} the text of docs/public-faces.md
 * @throws when the sources do not compile
 */
export async function describeFaces() {
  const room = await mkdtemp(join(tmpdir(), 'portal-faces-'));
  try {
    const out = join(room, 'out');
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
    const chapters = Object.entries(faces).map(([module, file]) =>
      chapter(module, exportsOf(join(out, file.replace(/\.ts$/, '.d.ts')))),
    );
    const head = [
      '# Public faces',
      '',
      'What areas may use of the modules of the portal, as the compiler declares it. `npm run faces` writes this file;',
      '`npm test` fails when it is stale, so that no change of it goes unnoticed. What each thing is for is said in',
      '[module-teams.md](module-teams.md) and beside the sources.',
    ].join('\n');
    return `${head}\n\n${chapters.join('\n')}`;
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}
