import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { type FoundImport, importsBelow, importsOf, isForTests } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** What each part of the house may name of the others; the portal's modules by name, folders by path. */
const walls: Record<string, string[]> = {
  contract: [],
  ui: ['@portal/contract', '@portal/ui', '@portal/ui/charts'],
  'shell-app': ['@portal/contract', '@portal/ui', '@portal/ui/charts', '@portal/ui/analysis'],
  parcels: ['@portal/contract', '@portal/ui', '@portal/shell', '@portal/shell/insider'],
  areas: ['@portal/contract', '@portal/ui', '@portal/ui/charts', '@portal/ui/analysis', '@portal/shell'],
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

describe('imports run one way', () => {
  test.each(Object.keys(walls))('%s imports only what lies below it', (part) => {
    expect(importsBelow(top, part).filter((found) => crosses(part, found))).toEqual([]);
  });

  test('an import across a wall is seen', () => {
    const text =
      "import { x } from '../../shell-app/session/session.ts';\nimport '@portal/shell/insider';\nawait import('../news/App.tsx');";
    const found = importsOf('areas/sales/App.tsx', text).filter((one) => crosses('areas', one));
    expect(found.map(({ target }) => target)).toEqual([
      'shell-app/session/session.ts',
      '@portal/shell/insider',
      'areas/news/App.tsx',
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
