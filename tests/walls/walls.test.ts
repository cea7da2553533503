import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { type FoundImport, importsBelow, importsOf, isForTests } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

const uiFaces = ['@portal/ui', '@portal/ui/charts', '@portal/ui/analysis'];

/** What each part of the house may name of the others; the portal's modules by name, folders by path. */
const walls: Record<string, string[]> = {
  contract: [],
  ui: ['@portal/contract', '@portal/ui', '@portal/ui/charts'],
  // The kit of analysis pages stands above the shell.
  'ui/analysis': ['@portal/contract', '@portal/ui', '@portal/ui/charts', '@portal/shell'],
  'shell-app': ['@portal/contract', '@portal/ui'],
  parcels: [...uiFaces, '@portal/contract', '@portal/shell', '@portal/shell/insider'],
  areas: [...uiFaces, '@portal/contract', '@portal/shell'],
  'root-config': ['@portal/contract', '@portal/shell', '@portal/shell/insider'],
  server: ['@portal/contract', '@portal/contract/schemas'],
};

/** An area is a world of its own: it may not reach into its neighbour either. */
const home = (file: string) =>
  file.split('/', file.startsWith('areas/') || file.startsWith('parcels/') ? 2 : 1).join('/');

function crosses(part: string, { file, target }: FoundImport): boolean {
  if (target.startsWith('@portal/')) return !walls[part]?.includes(target);
  const isPath =
    target.includes('/') && (target.startsWith('..') || Object.keys(walls).includes(target.split('/')[0] ?? ''));
  return isPath && !target.startsWith(`${home(file)}/`);
}

/** The imports of a part of the house, without those of a part within it that has walls of its own. */
const importsOfPart = (part: string) =>
  importsBelow(top, part).filter(
    ({ file }) => !Object.keys(walls).some((inner) => inner.startsWith(`${part}/`) && file.startsWith(`${inner}/`)),
  );

describe('imports run one way', () => {
  test.each(Object.keys(walls))('%s imports only what lies below it', (part) => {
    expect(importsOfPart(part).filter((found) => crosses(part, found))).toEqual([]);
  });

  test('an import across a wall is seen', () => {
    const text =
      "import { x } from '../../shell-app/session/session.ts';\nimport '@portal/shell/insider';\nawait import('../news/app.tsx');";
    const found = importsOf('areas/sales/app.tsx', text).filter((foundImport) => crosses('areas', foundImport));
    expect(found.map(({ target }) => target)).toEqual([
      'shell-app/session/session.ts',
      '@portal/shell/insider',
      'areas/news/app.tsx',
    ]);
  });

  test('nothing that is shipped uses what only tests use', () => {
    const all = Object.keys(walls).flatMap((part) => importsBelow(top, part));
    expect(all.filter(({ target }) => isForTests(target))).toEqual([]);
  });

  test('nothing names an area but the area itself', () => {
    const all = Object.keys(walls).flatMap((part) => importsBelow(top, part));
    expect(all.filter(({ file, target }) => target.startsWith('areas/') && !file.startsWith('areas/'))).toEqual([]);
  });
});
