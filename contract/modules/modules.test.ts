import { describe, expect, test } from '@jest/globals';
import { codeAt } from './code-at.ts';
import { faceFaults } from './face-versions.ts';
import { inRange } from './version-range.ts';

describe('a version lies in a range, as npm has it', () => {
  test.each<[string, string, boolean | null]>([
    ['1.2.3', '^1.2.0', true],
    ['2.0.0', '^1.2.0', false],
    ['1.1.9', '^1.2.0', false],
    ['0.2.9', '^0.2.1', true],
    ['0.3.0', '^0.2.1', false],
    ['0.0.4', '^0.0.3', false],
    ['1.9.0', '^1', true],
    ['0.9.0', '^0', true],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.3.0', '1.x', true],
    ['1.2.7', '1.2', true],
    ['1.3.0', '1.2.*', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '=1.2.3', false],
    ['1.5.0', '>=1.2.0 <2.0.0', true],
    ['2.0.0', '>=1.2.0 <2.0.0', false],
    ['1.2.9', '>1.2', false],
    ['1.3.0', '>1.2', true],
    ['1.2.9', '<=1.2', true],
    ['3.0.0', '^1.0.0 || ^3.0.0', true],
    ['2.0.0-beta.1', '^2.0.0', true],
    ['7.7.7', '*', true],
    ['1.0.0', 'latest', null],
    ['one', '^1.0.0', null],
  ])('%s in %s: %s', (version, range, expected) => expect(inRange(version, range)).toBe(expected));
});

describe('what an area asks for of the faces', () => {
  const versions = { '@portal/shell': '1.4.0' };

  test('nothing is said when all fit', () => expect(faceFaults({ '@portal/shell': '^1.2.0' }, versions)).toEqual([]));

  test.each<[string, Record<string, string>, string]>([
    ['another version', { '@portal/shell': '^2.0.0' }, 'It asks for @portal/shell ^2.0.0, and this portal has 1.4.0.'],
    ['no range', { '@portal/shell': 'new' }, "It asks for @portal/shell in the versions 'new', which is no range"],
    ['no face', { '@portal/area-sales': '*' }, 'It asks for @portal/area-sales *, which is no public face'],
    ['a word of every object', { constructor: '*' }, 'It asks for constructor *, which is no public face'],
  ])('%s is a sentence', (_what, faces, sentence) =>
    expect(faceFaults(faces, versions)).toEqual([
      { zh_CN: expect.stringMatching(/^它要求 /), en: expect.stringContaining(sentence) },
    ]),
  );
});

describe('where the files of an area lie', () => {
  test('a manifest that says nothing of them leaves them where they always were', () =>
    expect(codeAt({}, '/modules/dealer-map/')).toBeNull());

  test('every file by its address', () =>
    expect(
      codeAt(
        {
          format: 'es',
          styles: ['style.css'],
          integrity: { 'index.js': 'sha384-A' },
          faces: { '@portal/ui': '^1.0.0' },
        },
        '/modules/dealer-map/',
      ),
    ).toEqual({
      entry: '/modules/dealer-map/index.js',
      format: 'es',
      styles: ['/modules/dealer-map/style.css'],
      needs: [],
      integrity: { '/modules/dealer-map/index.js': 'sha384-A' },
      faces: { '@portal/ui': '^1.0.0' },
    }));
});
