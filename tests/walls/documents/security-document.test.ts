import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const top = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', top), 'utf8');

/** How many requirements of level 1 and 2 each section of OWASP ASVS 5.0.0 has; they stand first in it. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const wanted = Object.entries(sections).flatMap(([section, most]) =>
  Array.from({ length: most }, (_, index) => `${section}.${index + 1}`),
);

test('docs/security.md has each requirement once, met or not, or says that it does not apply', () => {
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (\w+) \|/gm)];
  expect(new Set(rows.map(([, , met]) => met))).toEqual(new Set(['yes', 'set', 'fixed', 'no']));
  const [, last = ''] = text.split('## What does not apply');
  const without = [...last.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number);
  const listed = [...rows.map(([, number]) => number), ...without];
  expect(listed.sort()).toEqual([...wanted].sort());
});

test('each file that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`([\w.@/-]+\/[\w.@/-]*|[\w-]+\.json)`/g)].map(([, path]) => path ?? '');
  const files = named.filter((path) => !path.startsWith('/') && !path.startsWith('@'));
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(files)].filter((path) => !existsSync(new URL(path, top)))).toEqual([]);
});
