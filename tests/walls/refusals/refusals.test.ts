import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { sourcesBelow } from '../imports.ts';
import { treeOf } from '../words/syntax.ts';
import { refusalsIn, type WrittenRefusal } from './read-refusals.ts';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const pages = join(top, 'docs/refusals');
const document = readdirSync(pages)
  .map((name) => readFileSync(join(pages, name), 'utf8'))
  .join('\n');

const written = sourcesBelow(top, 'server').flatMap((file) => {
  const source = readFileSync(join(top, file), 'utf8');
  return /Refusal\(|MalformedRequest\(|refuseFile\(/.test(source) ? refusalsIn(file, treeOf(file, source)) : [];
});

/** What the page of its room in docs/refusals must say of it, before the words on when it happens and what to do. */
const rowOf = ({ id, codes, zh_CN, en }: WrittenRefusal) => `| \`${id}\` | ${codes.join(', ')} | ${zh_CN} | ${en} |`;

/** Ids are of the wire: they stay as they are where their room has another name now. */
const formerly: Record<string, string> = { products: 'catalogue' };

describe('the refusals of the server', () => {
  test('each has an id of its own', () => {
    const ids = written.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.length).toBeGreaterThan(90);
  });

  test('an id names the room that refuses, and what', () => {
    const misnamed = written.filter(({ id, file }) => {
      const [, folder = ''] = file.split('/');
      const room = formerly[folder] ?? folder;
      return !new RegExp(`^${room}\\.[a-z0-9]+(-[a-z0-9]+)*$`).test(id);
    });
    expect(misnamed).toEqual([]);
  });

  test('each says something in both languages, with a code', () => {
    expect(written.filter(({ codes, zh_CN, en }) => !zh_CN || !en || codes.length === 0)).toEqual([]);
  });

  test('docs/refusals has each with its code and words, and no other', () => {
    const rows = document.match(/^\| `\w+\.[^|]*\|[^|]*\|[^|]*\|[^|]*\|/gm) ?? [];
    expect([...rows].sort()).toEqual(written.map(rowOf).sort());
  });

  test('docs/refusals says of each when it happens or what to do', () => {
    const lines = document.split('\n').filter((line) => /^\| `\w+\./.test(line));
    expect(lines.filter((line) => (line.split('|')[5]?.trim() ?? '').length < 10)).toEqual([]);
  });
});

describe('what reads them', () => {
  const read = (source: string) => refusalsIn('server/a/b.ts', treeOf('server/a/b.ts', source));

  test('sees codes, values and choices', () => {
    const source = `new Refusal('a.b', ends ? status.accountClosed : status.refused, {
      zh_CN: \`共 \${n} 个\`, en: n > 1 ? 'many' : 'one' }, 'hint');`;
    expect(read(source)).toEqual([
      { file: 'server/a/b.ts', id: 'a.b', codes: [1, 100152], zh_CN: '共 … 个', en: 'many / one' },
    ]);
  });

  test('sees those of requests and of files', () => {
    const source = `new MalformedRequest('a.b', { zh_CN: '甲', en: 'A' }, 'hint'); refuseFile('a.c', '乙', 'B');`;
    expect(read(source).map(({ id, codes, en }) => [id, codes, en])).toEqual([
      ['a.b', [400], 'A'],
      ['a.c', [1], 'B'],
    ]);
  });

  test('refuses an id that cannot be read from the source', () => {
    expect(() => read('new Refusal(id, status.refused, { zh_CN, en });')).toThrow(/no literal/);
  });
});
