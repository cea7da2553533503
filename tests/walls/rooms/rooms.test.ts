import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { circlesIn, sightOf } from '../circles.ts';
import { importsBelow, importsOf, sourcesBelow } from '../imports.ts';
import { lintFile, lintText, outermost } from './lint.ts';
import { faultOf, loose, type Rooms, roomOf } from './rooms.ts';
import { sourcesOf, tables } from './tables.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** Who is allowed to see whom. */
const allowed = ({ sees }: Rooms) =>
  Object.entries(sees).flatMap(([from, seen]) => seen.map((to) => [from, to] as const));

describe.each(tables.map((rooms) => [rooms.part, rooms] as const))('the rooms of %s', (part, rooms) => {
  const within = importsBelow(top, part).filter(({ target }) => target.startsWith(`${part}/`));
  const crossed = within.map(({ file, target }) => [roomOf(rooms, file) ?? '', roomOf(rooms, target) ?? ''] as const);

  test('every folder has its place in the table, and no other is named', () => {
    const found = new Set(sourcesBelow(top, part).map((file) => roomOf(rooms, file)));
    expect([...found].sort()).toEqual(Object.keys(rooms.sees).sort());
    const folders = readdirSync(join(top, part), { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => name !== 'testing' && !found.has(name))).toEqual([]);
  });

  test('each sees what it may', () => {
    expect(within.length).toBeGreaterThan(20);
    expect(within.flatMap((found) => faultOf(rooms, found) ?? [])).toEqual([]);
  });

  test('there is no circle, neither among rooms nor among files, and none would be allowed', () => {
    expect(circlesIn(sightOf(crossed))).toEqual([]);
    expect(circlesIn(sightOf(within.map(({ file, target }) => [file, target])))).toEqual([]);
    expect(circlesIn(sightOf(allowed(rooms)))).toEqual([]);
  });

  test('what is allowed is needed', () => {
    const needed = new Set(crossed.map(([from, to]) => `${from} ${to}`));
    const idle = allowed(rooms).filter(([from, to]) => !needed.has(`${from} ${to}`));
    expect(idle.filter(([from, to]) => !rooms.heads?.includes(from) && !rooms.ground?.includes(to))).toEqual([]);
  });
});

/** A house of three rooms: the hall sees kitchen and cellar, the kitchen the face of the cellar. */
const example: Rooms = {
  part: 'house',
  sees: { [loose]: ['kitchen'], kitchen: ['cellar'], cellar: [] },
  faced: ['cellar'],
};

const exampleText = [
  "import { jam } from '../cellar/index.ts';",
  "import type { Shelf } from '../cellar/shelf.ts';",
  "import { pan } from './pan.ts';",
  "export { door } from '../door.ts';",
  "import { street } from '../../town/street.ts';",
].join('\n');

describe('what crosses a wall between rooms is seen', () => {
  test('by the test, with its place and what is allowed', () => {
    const faults = importsOf('house/kitchen/cook.ts', exampleText).map((found) => faultOf(example, found));
    const allowance =
      'house/kitchen may see of house: house/cellar/index.ts. The table of rooms stands in tests/walls/rooms.';
    expect(faults).toEqual([
      null,
      `house/kitchen/cook.ts:2 names house/cellar/shelf.ts: ${allowance}`,
      null,
      `house/kitchen/cook.ts:4 names house/door.ts: ${allowance}`,
      null,
    ]);
  });

  test('by the linter, at the line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    const files = ['house/hall.ts', 'house/kitchen/cook.ts', 'house/kitchen/oven/bake.ts', 'house/cellar/index.ts'];
    write(lintFile(example), lintText(example, [example], files));
    write('biome.json', '{ "linter": { "rules": { "recommended": false } } }');
    write('house/kitchen/cook.ts', exampleText);
    write('house/kitchen/oven/bake.ts', exampleText.replaceAll('../', '../../'));
    write('house/kitchen/cook.test.ts', exampleText);
    write('house/hall.ts', "import { jam } from './cellar/index.ts';\nimport { pan } from './kitchen/pan.ts';");
    const biome = [join(top, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '.', '--reporter=github'];
    const { stdout } = spawnSync(process.execPath, biome, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true, force: true });
    const found = [...stdout.matchAll(/file=([^,]*),line=(\d+).*::(.*)$/gm)].map(([, file, line, text]) => [
      `${file}:${line}`,
      text,
    ]);
    const kitchen = expect.stringContaining('house/kitchen may see of house: house/cellar/index.ts.');
    expect(found.sort()).toEqual([
      ['house/hall.ts:1', expect.stringContaining('files of house/ itself may see of house: house/kitchen.')],
      ['house/kitchen/cook.ts:2', kitchen],
      ['house/kitchen/cook.ts:4', kitchen],
      ['house/kitchen/oven/bake.ts:2', kitchen],
      ['house/kitchen/oven/bake.ts:4', kitchen],
    ]);
  });

  test.each(outermost(tables))('the linter knows the tables of $part; npm run walls writes it', (table) =>
    expect(readFileSync(join(top, lintFile(table)), 'utf8').split('\n')).toEqual(
      lintText(table, tables, sourcesOf(tables)).split('\n'),
    ),
  );

  test('a circle, however long', () => {
    const sight = sightOf([
      ...([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'd'],
        ['d', 'b'],
      ] as const),
      ...([
        ['a', 'a'],
        ['x', 'd'],
        ['x', 'y'],
      ] as const),
    ]);
    expect(circlesIn(sight)).toEqual([['b', 'c', 'd', 'b']]);
  });
});
