import { describe, expect, test } from '@jest/globals';
import { changesOf, tellChange } from './tell-changes.mjs';

const source = 'const a = 1 + 2;\nconst b =\n  a > 3;\n';
const at = (line: number, column: number, endLine: number, end: number) => ({
  start: { line, column },
  end: { line: endLine, column: end },
});
const report = (...mutants: object[]) => ({ files: { 'a.ts': { source, mutants } } });
const sum = { location: at(1, 11, 1, 16), replacement: '1 - 2' };
const compare = { location: at(2, 7, 3, 8), replacement: 'false' };

describe('changes of a file', () => {
  test('stand in the order of the file, with what was there', () =>
    expect(changesOf([report({ ...compare, status: 'Survived' }, { ...sum, status: 'Killed' })])).toEqual([
      { line: 1, column: 11, end: 1, was: '1 + 2', became: '1 - 2', seen: true },
      { line: 2, column: 7, end: 3, was: 'b =\n  a > 3', became: 'false', seen: false },
    ]));

  test.each([
    ['Killed', true],
    ['Timeout', true],
    ['RuntimeError', true],
    ['Survived', false],
    ['NoCoverage', false],
  ])('one that ended as %s is seen: %s', (status, seen) =>
    expect(changesOf([report({ ...sum, status })])).toMatchObject([{ seen }]),
  );

  test('one that any run has seen is seen, whichever came first', () => {
    const [survived, killed] = [report({ ...sum, status: 'Survived' }), report({ ...sum, status: 'Killed' })];
    expect(changesOf([survived, killed])).toMatchObject([{ seen: true }]);
    expect(changesOf([killed, survived])).toMatchObject([{ seen: true }]);
  });

  test('one that was left out is none', () => expect(changesOf([report({ ...sum, status: 'Ignored' })])).toEqual([]));
});

test('a change is told in one line', () => {
  const [change] = changesOf([report({ ...compare, status: 'Survived' })]);
  const words = { seen: 'seen', unseen: 'NOT SEEN' };
  expect(change && tellChange(change, words)).toBe('     2:7  NOT SEEN  b = a > 3  ->  false');
  expect(change && tellChange({ ...change, was: 'x'.repeat(90), became: '' }, words)).toBe(
    `     2:7  NOT SEEN  ${'x'.repeat(59)}…  ->  (nothing)`,
  );
});
