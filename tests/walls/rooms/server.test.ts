import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { circlesIn, sightOf } from '../circles.ts';
import { importsBelow, importsOf, sourcesBelow } from '../imports.ts';
import { faultOf, loose, roomOf } from './rooms.ts';
import { allowedAmongDomains, server } from './server.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const within = importsBelow(top, 'server').filter(({ target }) => target.startsWith('server/'));

const faced = server.faced ?? [];

/** The public face of a room. */
const faceOf = (room: string): string => `server/${room}/index.ts`;

/** The names in the braces of imports or exports of a text that go with one file. */
const namesIn = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );

describe('the rooms of the server', () => {
  test('a face gives what others need and no more', () => {
    const needed = new Map<string, Set<string>>(faced.map((room) => [room, new Set()]));
    for (const { file, target } of within) {
      const room = roomOf(server, target) ?? '';
      if (roomOf(server, file) === room || target !== faceOf(room)) continue;
      const spelled = new RegExp(`import (?:type )?\\{([^}]*)\\} from '[./]*${room}/index\\.ts'`, 'g');
      // What is read only once the settings are known to be right is named where it is waited for.
      const later = new RegExp(`\\{([^{}]*)\\} = await import\\('[./]*${room}/index\\.ts'\\)`, 'g');
      const text = readFileSync(join(top, file), 'utf8');
      for (const name of [...namesIn(text, spelled), ...namesIn(text, later)]) needed.get(room)?.add(name);
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
    const texts = rows.flatMap(([, names = '', seen = '']) =>
      [...names.matchAll(/`([a-z]+)\/`/g)].map(([, room = '']) => [room, seen] as const),
    );
    const reported = new Map(texts);
    for (const room of [...Object.keys(server.sees), 'testing']) expect([...reported.keys(), loose]).toContain(room);
    const between = new Set(allowedAmongDomains.map(([from]) => from));
    for (const from of between) {
      const seen = allowedAmongDomains.filter(([room]) => room === from).map(([, to]) => to);
      expect([from, reported.get(from)]).toEqual([from, seen.join(', ')]);
    }
  });

  test.each([...(server.ground ?? []), ...faced])('the README of %s names the rooms that it sees', (room) => {
    const readme = readFileSync(join(top, `server/${room}/README.md`), 'utf8');
    const [seen = ''] = /^\*\*Sees\*\* .*$/m.exec(readme) ?? [];
    const named = [...seen.matchAll(/\]\(\.\.\/([a-z]+)\/README\.md\)/g)].map(([, name = '']) => name);
    const domains = seen.includes('every domain') ? faced.filter((each) => server.sees[room]?.includes(each)) : [];
    expect([...named, ...domains].sort()).toEqual([...(server.sees[room] ?? [])].sort());
  });
});

describe('what crosses the walls of the server is seen', () => {
  /** What each import of a text crosses: the file it names, where it may not. */
  const faultsOf = (file: string, text: string) =>
    importsOf(file, text).map((found) => (faultOf(server, found) ? found.target : null));

  test('a reach past a face, upwards, and to a file that lies loose', () => {
    const text = [
      "import { findById } from '../accounts/people/account-store.ts';",
      "import { startServer } from '../app/index.ts';",
      "import type { Market } from '../market/index.ts';",
      "import { settings } from '../settings.ts';",
      "import { findById } from '../accounts/index.ts';",
      "import { Refusal } from '../kernel/refusals/refusal.ts';",
      "import { codeRules } from './code-rules.ts';",
    ].join('\n');
    expect(faultsOf('server/codes/send-code.ts', text)).toEqual([
      'server/accounts/people/account-store.ts',
      'server/app/index.ts',
      'server/market/index.ts',
      'server/settings.ts',
      ...[null, null, null],
    ]);
  });

  test('the ground sees no domain, and domains do not see the demonstration', () => {
    expect(faultsOf('server/kernel/days/dates.ts', "import '../../state/open-state.ts';")).toEqual([
      'server/state/open-state.ts',
    ]);
    expect(faultsOf('server/state/forget-old.ts', "import { x } from '../accounts/index.ts';")).toEqual([
      'server/accounts/index.ts',
    ]);
    expect(faultsOf('server/content/days.ts', "import { x } from '../demo/index.ts';")).toEqual([
      'server/demo/index.ts',
    ]);
  });

  test('a way back to who needs a domain would be a circle', () =>
    expect(circlesIn(sightOf([...allowedAmongDomains, ['audit', 'trials']])).length).toBeGreaterThan(0));
});
