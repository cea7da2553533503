import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { filesBelow, isForTests } from '../imports.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** Past participles that name nothing by themselves; CONTRIBUTING.md says what to call such a thing. */
const nothing = 'told|said|kept|held|stood|asked|shown|made';
const declared = new RegExp(`\\b(?:const|let|function) \\[?(?:${nothing})\\b`);
const ofLambda = new RegExp(`(?:^|[(,=>?:] ?)\\(?(?:${nothing}|one)\\)? =>`);

/** Where a text declares a thing, or takes a parameter, under a word that says nothing of it. */
const emptyNames = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) => (declared.test(line) || ofLambda.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : []));

test('nothing is called told, said, kept, held, asked, shown or made, and no lambda takes one', () => {
  const files = ['areas', 'build', 'contract', 'parcels', 'root-config', 'server', 'shell-app', 'ui']
    .flatMap((folder) => filesBelow(top, folder))
    // A migration stays as it was when it ran.
    .filter((file) => !isForTests(file) && !file.startsWith('server/state/migrations/'));
  expect(files.length).toBeGreaterThan(2000);
  expect(files.flatMap((file) => emptyNames(file, readFileSync(join(top, file), 'utf8')))).toEqual([]);
});

test('such a name is found, and a name that says something is none', () => {
  const bad = [
    'const said = nameOf(key);',
    'const [asked] = found;',
    'function shown(rows) {',
    'members.map((one) => one.key)',
    'rows.filter(kept => kept > 0)',
  ];
  expect(bad.flatMap((line) => emptyNames('a.ts', line))).toHaveLength(bad.length);
  const good = [
    'const madeKey = makeKey();',
    'const { made } = model;',
    'members.map((member) => member.key)',
    'list.sort((one, other) => one - other)',
    'interface Made {',
  ];
  expect(good.flatMap((line) => emptyNames('a.ts', line))).toEqual([]);
});
