import { describe, expect, test } from '@jest/globals';
import { readOptions } from './options.mjs';

const usual = { portal: null, rounds: 20, budget: 60, patience: 15_000, port: 8081, json: false };

describe('what can be said on the command line', () => {
  test('a folder alone', () => expect(readOptions(['dist'], 'x')).toEqual({ target: 'dist', ...usual }));

  test('everything', () => {
    const line = [
      'dist',
      '--portal',
      'https://portal.example/home',
      '--rounds',
      '5',
      '--budget=80.5',
      '--patience',
      '30',
    ];
    expect(readOptions([...line, '--port', '8082', '--json'], 'x')).toEqual({
      target: 'dist',
      portal: 'https://portal.example',
      rounds: 5,
      budget: 80.5,
      patience: 30_000,
      port: 8082,
      json: true,
    });
  });

  test.each([
    [[]],
    [['one', 'two']],
    [['dist', '--moon']],
    [['dist', '--rounds', '1']],
    [['dist', '--rounds', 'many']],
    [['dist', '--budget', '0']],
    [['dist', '--portal', 'portal.example']],
    [['dist', '--portal', 'http://']],
    [['dist', '--port', '70000']],
  ])('%j is wrong use', (args) =>
    expect(() => readOptions(args, 'npx check-area')).toThrow(
      expect.objectContaining({ code: 2, message: expect.stringContaining('npx check-area') }) as never,
    ),
  );
});
