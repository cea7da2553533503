import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { emitDeclarations, faces } from '../packages/emit-declarations.mjs';
import { project } from '../project.mjs';
import { exportsOf } from './declarations.mjs';
import { code, link, row, table } from './markdown.mjs';
import { pagesOf } from './pages.mjs';

export const facesFile = join(project, 'docs', 'public-faces.md');

/** Icons are many and all alike. */
const isIcon = (name) => /^Icon[A-Z]/.test(name) && name !== 'IconButton';

/**
 * The names of a face by the folder that declares them, in order.
 * @param {string} top the folder of the face; what stands in it, or comes from another module, is its index
 */
function partsOf(names, top) {
  const parts = new Map();
  for (const [name, { text, file }] of [...names].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [folder, ...below] = relative(top, file).split(/[\\/]/);
    const part = below.length > 0 && folder !== '..' ? folder : 'index';
    parts.set(part, [...(parts.get(part) ?? []), { name, text }]);
  }
  return [...parts].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The page of a part: its declarations, each once. */
function page(module, part, names) {
  const icons = names.filter(({ name }) => isIcon(name)).map(({ name }) => name);
  const texts = [...new Set(names.filter(({ name }) => !isIcon(name)).map(({ text }) => text))];
  return [
    `# ${part} of \`${module}\``,
    '',
    ...(texts.length > 0 ? ['```ts', texts.join('\n\n'), '```', ''] : []),
    ...(icons.length > 0 ? [`And ${icons.length} icons: ${icons.join(', ')}.`, ''] : []),
  ].join('\n');
}

const folderOf = (module) => module.replace('@portal/', '').replace('/', '-');

/** The chapter of a face in the index: its parts, and what each exports. */
const chapter = ({ module, parts }) =>
  [
    `## \`${module}\``,
    '',
    table(
      ['part', 'exports'],
      parts.map(([part, names]) =>
        row(
          link(part, `public-faces/${folderOf(module)}/${part}.md`),
          names
            .map(({ name }) => (isIcon(name) ? '' : code(name)))
            .filter(Boolean)
            .join(', ') || 'icons',
        ),
      ),
    ),
    '',
  ].join('\n');

/**
 * What areas may use, as the compiler declares it.
 * @returns {Promise<{ module: string, parts: [string, { name: string, text: string }[]][], declared: Record<string, string> }[]>}
 * the parts of each face, and the declaration of each of its names
 * @throws when the sources do not compile
 */
export async function readFaces() {
  const room = await mkdtemp(join(tmpdir(), 'portal-faces-'));
  try {
    const out = join(room, 'out');
    await emitDeclarations(room, out);
    return Object.entries(faces).map(([module, file]) => {
      const declared = join(out, file.replace(/\.ts$/, '.d.ts'));
      const names = exportsOf(declared);
      const texts = Object.fromEntries([...names].map(([name, { text }]) => [name, text]));
      return { module, parts: partsOf(names, dirname(declared)), declared: texts };
    });
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

const head = [
  '# Public faces',
  '',
  'What areas may use of the modules of the portal, as the compiler declares it, by the folders that declare it. `npm run',
  'faces` writes these pages; `npm test` fails when one is stale, so that no change of them goes unnoticed, and when a face',
  'is another than the last release had and has kept its version. What each thing is for is said in',
  '[module-teams.md](module-teams.md) and beside the sources.',
].join('\n');

/**
 * What areas may use, written out with every type.
 * @param {Awaited<ReturnType<typeof readFaces>>} all
 * @returns {Record<string, string>} docs/public-faces.md and a page for each part of a face, by their files
 */
export function describeFaces(all) {
  const pages = all.flatMap(({ module, parts }) =>
    parts.map(([part, names]) => [`${folderOf(module)}/${part}`, page(module, part, names)]),
  );
  return pagesOf(facesFile, `${head}\n\n${all.map(chapter).join('\n')}`, Object.fromEntries(pages));
}
