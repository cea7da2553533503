import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The words of a file, which has one table of both languages. */
const wordsIn = async (file: string): Promise<string[]> => {
  const [table] = Object.values((await import(join(__dirname, file))) as Record<string, { en: object }>);
  return Object.keys(table?.en ?? {});
};

test('no two files of words call something by the same key: the later one would stand in both places', async () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('-words.ts'));
  expect(files.length).toBeGreaterThan(8);
  const keys = (await Promise.all(files.map(wordsIn))).flat();
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
