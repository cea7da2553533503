import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { circlesIn, sightOf } from './circles.ts';
import { type FoundImport, importsBelow, importsOf, sourcesBelow } from './imports.ts';
import { allowedAmongDomains, faced, faceOf, faultOf, ground, roomOf, rooms } from './server-rooms.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const within = importsBelow(top, 'server').filter(({ target }) => target.startsWith('server/'));

const roomsThatSee = (found: readonly FoundImport[]) =>
  found.flatMap(({ file, target }): [string, string][] => [[roomOf(file) ?? file, roomOf(target) ?? target]]);

/** The names in the braces of imports or exports of a text that go with one file. */
const namesIn = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );

describe('the rooms of the server', () => {
  test('every file lies in a room that has its place, the entry aside', () => {
    const files = sourcesBelow(top, 'server');
    expect(files.filter((file) => !Object.keys(rooms).includes(roomOf(file) ?? ''))).toEqual([]);
    const folders = readdirSync(join(top, 'server'), { withFileTypes: true }).filter((each) => each.isDirectory());
    const known = [...Object.keys(rooms), 'testing'];
    expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('each sees what it may, and of the others their face alone', () => {
    expect(within.length).toBeGreaterThan(500);
    expect(within.flatMap((found) => (faultOf(found) ? [`${found.file}: ${faultOf(found)}`] : []))).toEqual([]);
  });

  test('there is no circle, neither among rooms nor among files, and none would be allowed', () => {
    expect(circlesIn(sightOf(roomsThatSee(within)))).toEqual([]);
    expect(circlesIn(sightOf(within.map(({ file, target }) => [file, target])))).toEqual([]);
    expect(circlesIn(sightOf(allowedAmongDomains))).toEqual([]);
  });

  test('a face gives what others need and no more', () => {
    const needed = new Map<string, Set<string>>(faced.map((room) => [room, new Set()]));
    for (const { file, target } of within) {
      const room = roomOf(target) ?? '';
      if (roomOf(file) === room || target !== faceOf(room)) continue;
      const spelled = new RegExp(`import (?:type )?\\{([^}]*)\\} from '[./]*${room}/index\\.ts'`, 'g');
      for (const name of namesIn(readFileSync(join(top, file), 'utf8'), spelled)) needed.get(room)?.add(name);
    }
    const given = faced
      .filter((room) => sourcesBelow(top, `server/${room}`).includes(faceOf(room)))
      .flatMap((room) =>
        namesIn(readFileSync(join(top, faceOf(room)), 'utf8'), /export (?:type )?\{([^}]*)\}/g).map((name) => ({
          room,
          name,
        })),
      );
    expect(given.length).toBeGreaterThan(100);
    expect(given.filter(({ room, name }) => !needed.get(room)?.has(name))).toEqual([]);
  });

  test('docs/architecture.md says the same', () => {
    const document = readFileSync(join(top, 'docs/architecture.md'), 'utf8');
    const rows = [...document.matchAll(/^\| ((?:`[a-z]+\/`(?:, )?)+) \| .* \| (.*) \|$/gm)];
    const said = rows.flatMap(([, names = '', seen = '']) =>
      [...names.matchAll(/`([a-z]+)\/`/g)].map(([, room = '']) => [room, seen] as const),
    );
    const told = new Map(said);
    for (const room of [...Object.keys(rooms), 'testing']) expect([...told.keys(), 'main']).toContain(room);
    const between = new Set(allowedAmongDomains.map(([from]) => from));
    for (const from of between) {
      const seen = allowedAmongDomains.filter(([room]) => room === from).map(([, to]) => to);
      expect([from, told.get(from)]).toEqual([from, seen.join(', ')]);
    }
  });

  test.each([...Object.keys(ground), ...faced])('the README of %s names the rooms that it sees', (room) => {
    const readme = readFileSync(join(top, `server/${room}/README.md`), 'utf8');
    const [seen = ''] = /^\*\*Sees\*\* .*$/m.exec(readme) ?? [];
    const named = [...seen.matchAll(/\]\(\.\.\/([a-z]+)\/README\.md\)/g)].map(([, name = '']) => name);
    const domains = seen.includes('every domain') ? faced.filter((each) => rooms[room]?.includes(each)) : [];
    expect([...named, ...domains].sort()).toEqual([...(rooms[room] ?? [])].sort());
  });

  test('what is allowed is needed', () => {
    const seen = new Set(roomsThatSee(within).map(([from, to]) => `${from} ${to}`));
    expect(allowedAmongDomains.filter(([from, to]) => !seen.has(`${from} ${to}`))).toEqual([]);
  });
});

describe('what crosses the walls of the server is seen', () => {
  const faultsOf = (file: string, text: string) => importsOf(file, text).map(faultOf);

  test('a reach past a face, upwards, and to a file that lies loose', () => {
    const text = [
      "import { findById } from '../accounts/account-store.ts';",
      "import { startServer } from '../app/index.ts';",
      "import type { Market } from '../market/index.ts';",
      "import { settings } from '../settings.ts';",
      "import { findById } from '../accounts/index.ts';",
      "import { Refusal } from '../kernel/refusal.ts';",
      "import { codeRules } from './code-rules.ts';",
    ].join('\n');
    expect(faultsOf('server/codes/send-code.ts', text)).toEqual([
      'past the face of accounts',
      'codes may not see app',
      'codes may not see market',
      'a file that lies loose',
      ...[null, null, null],
    ]);
  });

  test('the ground sees no domain, and domains do not see the demonstration', () => {
    expect(faultsOf('server/kernel/dates.ts', "import '../state/open-state.ts';")).toEqual([
      'kernel may not see state',
    ]);
    expect(faultsOf('server/state/forget-old.ts', "import { x } from '../accounts/index.ts';")).toEqual([
      'state may not see accounts',
    ]);
    expect(faultsOf('server/content/days.ts', "import { x } from '../demo/index.ts';")).toEqual([
      'content may not see demo',
    ]);
  });

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
    expect(circlesIn(sightOf([...allowedAmongDomains, ['audit', 'trials']])).length).toBeGreaterThan(0);
  });
});
