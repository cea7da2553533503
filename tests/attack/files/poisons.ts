import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packZip } from '../../../server/importer/source/zip-test-kit.ts';

const mega = 1024 * 1024;

const relations = (type: string, ...targets: string[]) =>
  `<Relationships>${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Type="http://x/${at === 0 ? type : 'sharedStrings'}" Target="${target}"/>`).join('')}</Relationships>`;

const workbook = (rows: string, strings: string) =>
  packZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations('worksheet', 'worksheets/sheet1.xml', 'sharedStrings.xml'),
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
  ]);

const corners = () =>
  Array.from({ length: 100_000 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"/></row>`).join('');

const texts = () => Array.from({ length: 1_000_000 }, (_, at) => `<si><t>${(at * 7919) % 999_983}</t></si>`).join('');

/** Files that once filled the memory of whoever read them, and what has to refuse each. */
const poisons: [name: string, refusal: string, content: () => Buffer][] = [
  [
    'line.zip',
    'importer.packed-too-dense',
    () => packZip([{ name: 'a.ndjson', content: Buffer.alloc(409 * mega, 'x') }]),
  ],
  ['long.csv', 'importer.row-too-long', () => Buffer.alloc(100 * mega, 'x')],
  ['texts.xlsx', 'importer.workbook-texts-too-large', () => workbook('', texts())],
  ['blanks.xlsx', 'importer.row-too-wide', () => workbook(corners(), '')],
];

/**
 * Puts poisoned orders into a watched folder, a folder that is called like one before them, and one behind them that
 * names no file.
 * @returns the refusal that each order has to meet, by its name
 */
export async function putPoisons(folder: string, onto: string): Promise<Map<string, string>> {
  await mkdir(join(folder, 'a-folder.json'), { recursive: true });
  const wanted = new Map<string, string>();
  const put = async (name: string, file: string, refusal: string) => {
    const order = join(folder, `${name}.json`);
    await writeFile(order, JSON.stringify({ dataset: 'charging', kind: 'correct', file, onto }));
    const before = new Date(Date.now() - 60_000);
    await utimes(order, before, before);
    wanted.set(name, refusal);
  };
  for (const [file, , content] of poisons) await writeFile(join(folder, file), content());
  for (const [at, [file, refusal]] of poisons.entries()) await put(`b-${at}`, file, refusal);
  await put('z-last', 'none.csv', 'deliveries.file-missing');
  return wanted;
}
