import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualFileLimits } from '../../settings/settings-files.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';
import { linesOf } from './text-lines.ts';
import { weighPart } from './weigh-part.ts';
import { packZip } from './zip-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const mega = 1024 * 1024;

const relations = (...targets: [type: string, target: string][]) =>
  `<Relationships>${targets.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** A workbook of one sheet, of the parts that are tried. */
const workbook = (sheet: string, strings = '<sst><si><t>month</t></si></sst>') =>
  packZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    { name: 'xl/sharedStrings.xml', content: strings },
  ]);

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const head = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
const corners = (count: number) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 2}"><c r="XFD${at + 2}"/></row>`).join('');

const limits = { ...usualFileLimits, line: 20_000, cells: 1000, textBytes: 8 * mega };

describe('a file that holds more than any true one is refused in a sentence, and leaves nothing behind', () => {
  test.each<[string, string, () => string | Buffer, RegExp]>([
    ['a line of JSON without an end', 'a.ndjson', () => `{"a":"${'x'.repeat(21_000)}`, /Row 1 is longer than 20000/],
    ['a line of text without an end', 'a.csv', () => 'x'.repeat(21_000), /Row 1 is longer than 20000/],
    ['rows of thousands of cells', 'a.csv', () => `month,${','.repeat(2000)}\n`, /Row 1 has more than 2000 cells/],
    ['a field for every object', 'a.ndjson', () => lines(2001), /more than 2000 different fields/],
    ['millions of empty objects', 'a.json', () => `[${'{},'.repeat(5_000_001)}{}]`, /more than 5000000 objects/],
    [
      'an archive that fills the disk',
      'a.zip',
      () => packZip([{ name: 'a.csv', content: Buffer.alloc(17 * mega, 'x') }]),
      /a\.csv inside becomes more than 200 times as large/,
    ],
    [
      'a workbook whose texts fill the memory',
      'a.xlsx',
      () => workbook(sheetOf(head), `<sst>${' '.repeat(17 * mega)}</sst>`),
      /sharedStrings\.xml inside becomes more than 200 times as large/,
    ],
    ['a workbook of more different texts', 'a.xlsx', () => workbook(sheetOf(head), texts(12_000)), /8 MB of memory/],
    [
      'texts that pass for a sheet',
      'a.xlsx',
      () => workbook(sheetOf(head), `<!--<sheetData>-->${texts(12_000)}`),
      /8 MB of memory/,
    ],
    [
      'rows with a cell in the last column',
      'a.xlsx',
      () => workbook(sheetOf(head + corners(9))),
      /Row 2 has more than 2000/,
    ],
    [
      'millions of empty rows',
      'a.xlsx',
      () => workbook(sheetOf(head + '<row/>'.repeat(1001))),
      /sheet1\.xml of the workbook has more than 1000 cells/,
    ],
    [
      'a cell that does not end',
      'a.xlsx',
      () => workbook(sheetOf(`<row><c t="inlineStr"><is><t>${noise(21_000)}</t></is></c></row>`)),
      /Row 1 is longer than 20000/,
    ],
    ['a cell at no place', 'a.xlsx', () => workbook(sheetOf('<row><c r="&#88;FD1"/></row>')), /not a valid \.xlsx/],
    ['a part that lies about its size', 'a.xlsx', () => lying(), /not a valid \.xlsx/],
  ])('%s', async (_, name, content, words) => {
    await expect(kit.bring(content(), {}, { name, limits })).rejects.toThrow(words);
    expect(await readdir(`${kit.marketFolder}/imports`).catch(() => [])).toEqual([]);
  });
});

/** A line for every object, each with a field of its own. */
const lines = (count: number) => Array.from({ length: count }, (_, at) => `{"f${at}":1}`).join('\n');

/** Signs that cannot be packed densely. */
const noise = (length: number) =>
  Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * 7919 + ((at * at) % 8191) * 31) % 26))).join('');

const texts = (count: number) =>
  `<sst>${Array.from({ length: count }, (_, at) => `<si><t>${(at * 2_654_435_761) % 4_294_967_296}</t></si>`).join('')}</sst>`;

/** A workbook whose list says of the texts that there are none, for those who look for their size elsewhere. */
function lying(): Buffer {
  const bytes = workbook(sheetOf(head));
  const at = bytes.lastIndexOf(Buffer.from('xl/sharedStrings.xml')) - 46;
  bytes.writeUInt16LE(0x808, at + 8);
  bytes.writeUInt32LE(0, at + 20);
  bytes.writeUInt32LE(0, at + 24);
  return bytes;
}

describe('a part of a workbook is weighed alike', () => {
  const weigh = async (text: string, size: number) =>
    weighPart('sheet', pieces(text, size), { ...usualFileLimits, columns: 50 });
  async function* pieces(text: string, size: number) {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }

  test.each([1, 7, 64, 10_000])('in pieces of %d signs', async (size) => {
    const text = `<?xml version="1.0"?><x:worksheet><!-- <c> --><x:sheetData><x:row r='1'><x:c t=">" r="B1"><v>1</v></x:c><c/></x:row></x:sheetData></x:worksheet>`;
    expect(await weigh(text, size)).toEqual({ bytes: text.length, elements: 6, isStreamed: true });
    await expect(weigh(text.replace('B1', 'AX1'), size)).rejects.toThrow(/Row 1 has more than 50 cells/);
  });

  test('and lines are parted wherever the pieces end', async () => {
    const text = 'one\r\ntwo\n\nthree\u2028still\rfour';
    for (const size of [1, 2, 5, 100]) {
      const found: string[] = [];
      for await (const line of linesOf(pieces(text, size), 100)) found.push(line);
      expect(found).toEqual(['one', 'two', '', 'three\u2028still', 'four']);
    }
  });
});
