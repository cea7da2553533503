import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const text = readFileSync(fileURLToPath(new URL('../../../CHANGELOG.md', import.meta.url)), 'utf8');

/** The parts of a text below its headings of a level, by heading. */
const partsOf = (whole: string, mark: string): [heading: string, part: string][] =>
  whole
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map((part) => [part.split('\n')[0] ?? '', part]);

const releases = partsOf(text, '##');
const kinds = ['Added', 'Changed', 'Mended'];

test('what has not been released stands first, then every release with its day, the newest first', () => {
  const [first, ...headings] = releases.map(([heading]) => heading);
  expect(first).toBe('Unreleased');
  expect(headings.filter((heading) => !/^\d+\.\d+\.\d+, \d{4}-\d\d-\d\d$/.test(heading))).toEqual([]);
  const days = headings.map((heading) => heading.split(', ')[1] ?? '');
  expect(days).toEqual([...new Set(days)].sort().reverse());
});

test.each(releases)('%s says what was added, changed and mended, in this order and each once', (_, part) => {
  const headings = partsOf(part, '###').map(([heading]) => heading);
  expect(headings).toEqual(kinds.filter((kind) => headings.includes(kind)));
});
