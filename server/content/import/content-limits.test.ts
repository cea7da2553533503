import { expect, test } from '@jest/globals';
import { writeXlsx } from 'hucre/xlsx';
import { usualFileLimits } from '../../settings/settings-files.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useImports } from './import-test-kit.ts';

const columns = ['key', 'title', 'body', 'level', 'kind', 'issuer'];
const law = (key: number, body = 'Text') => [String(key), 'One', body, 'national', 'tax', 'Office'];
const laws = Array.from({ length: 300 }, (_, at) => law(at));
const csv = (...rows: string[][]) => [columns, ...rows].map((cells) => cells.join(',')).join('\n');
const workbook = async (...rows: string[][]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows: [columns, ...rows] }] }));
const fine = JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, law(1)[at]])));
const objectOf = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 1])));
const long = 'x'.repeat(2000);

describeOnBothStores('a delivery of content that holds more than files may', (place) => {
  const suite = useImports(place);

  test.each<[string, string, () => string | Promise<Buffer>, Partial<typeof usualFileLimits>, RegExp]>([
    ['a long line', 'a.csv', () => csv(law(1), law(2, long)), { line: 1000 }, /Row 3 is longer than 1000 characters/],
    [
      'a long line of JSON',
      'a.jsonl',
      () => `${fine}\n{"body":"${long}"}`,
      { line: 1000 },
      /Row 2 is longer than 1000/,
    ],
    [
      'many cells in a row',
      'a.csv',
      () => `${csv(law(1))}${',x'.repeat(50)}`,
      { columns: 20 },
      /Row 2 has more than 20 cells/,
    ],
    [
      'an object of many fields',
      'a.jsonl',
      () => `${fine}\n${objectOf(21)}`,
      { columns: 20 },
      /Row 2 has more than 20 cells/,
    ],
    ['a sheet of many cells', 'a.xlsx', () => workbook(...laws), { cells: 1000 }, /workbook has more than 1000 cells/],
    ['much unpacked', 'a.xlsx', () => workbook(...laws), { workbookBytes: 2000 }, /holds more than 0 MB unpacked/],
  ])('%s is refused while it is read, and nothing is written', async (_what, name, content, less, words) => {
    const [bytes, limits] = [await content(), { ...usualFileLimits, ...less }];
    await expect(suite.run('policy', name, bytes, { limits })).rejects.toThrow(words);
    expect(Number(await suite.policies())).toBe(0);
  });

  test('is brought where the limits allow it', async () => {
    const { counts } = await suite.run('policy', 'a.xlsx', await workbook(...laws, law(300, long)));
    expect(counts).toMatchObject({ inserted: 301, refused: 0 });
  });
});
