import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { circlesIn, sightOf } from './circles.ts';
import { importsBelow } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

interface Map {
  aliases: Record<string, string>;
  modules: Record<string, string>;
}

const { aliases, modules } = JSON.parse(readFileSync(join(top, 'import-map.json'), 'utf8')) as Map;

/** A module of the page -> the modules that it imports. */
function needsOfModules(): Record<string, string[]> {
  const folders = Object.entries(modules).map(([name, entry]) => ({ name, folder: dirname(entry) }));
  return Object.fromEntries(
    folders.map(({ name, folder }) => {
      const inner = folders.filter((other) => other.folder.startsWith(`${folder}/`)).map((other) => other.folder);
      const own = importsBelow(top, folder).filter(({ file }) => !inner.some((path) => file.startsWith(`${path}/`)));
      const named = own.map(({ target }) => aliases[target] ?? target);
      return [name, [...new Set(named)].filter((target) => target in modules && target !== name)];
    }),
  );
}

/** A way through the modules that ends where it began; null where there is none. */
function circleIn(needs: Record<string, string[]>): string[] | null {
  const follow = (name: string, way: string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    for (const next of needs[name] ?? []) {
      const found = follow(next, [...way, name]);
      if (found) return found;
    }
    return null;
  };
  for (const name of Object.keys(needs)) {
    const found = follow(name, []);
    if (found) return found;
  }
  return null;
}

describe('the modules of the page', () => {
  test('no module needs itself by way of others: each can run before those that import it', () =>
    expect(circleIn(needsOfModules())).toBeNull());

  test('a circle is seen', () =>
    expect(circleIn({ shell: ['ui'], ui: ['analysis'], analysis: ['shell'] })).toEqual([
      'shell',
      'ui',
      'analysis',
      'shell',
    ]));
});

const parts = ['areas', 'contract', 'parcels', 'root-config', 'server', 'shell-app', 'ui'];

test.each(parts)('no file of %s needs itself by way of others, not even for a type', (part) => {
  const within = importsBelow(top, part).filter(({ isPath, target }) => isPath && target.startsWith(`${part}/`));
  expect(within.length).toBeGreaterThan(20);
  expect(circlesIn(sightOf(within.map(({ file, target }) => [file, target] as const)))).toEqual([]);
});
