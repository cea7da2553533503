import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableColumn, TableRow } from '@portal/contract';
import { ZipFile } from 'yazl';
import { type FilledTable, type PlacedRows, portionsOf } from '../../../server/exports/filled-table.ts';
import { tableSheet } from '../../../server/exports/table-sheet.ts';
import { writeWorkbook } from '../../../server/exports/workbook/write-workbook.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const [rounds, rowCount, figureCount] = [5, 100_000, 6];

const column = (key: string, kind: TableColumn['kind']): TableColumn => ({
  key,
  name: key,
  kind,
  format: kind === 'indicator' ? 'count' : null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

/** A list of models by city as the market gives it, a portion at a time. */
function largeTable(): FilledTable {
  const figures = Array.from({ length: figureCount }, (_, at) => `figure${at}`);
  const rows = Array.from(
    { length: rowCount },
    (_, at): TableRow => ({
      id: `row-${at}`,
      kind: 'row',
      keys: { model: `m${at}` },
      names: { model: `车型 Model ${at}`, city: `城市 ${at % 340}` },
      values: Object.fromEntries(figures.map((key, place) => [key, ((at * 7919 + place * 104_729) % 1_000_003) / 7])),
    }),
  );
  return {
    title: 'Large',
    link: '/sales/ranking',
    ranked: true,
    count: rowCount,
    about: [],
    answer: null,
    columns: [
      column('model', 'dimension'),
      column('city', 'dimension'),
      ...figures.map((key) => column(key, 'indicator')),
    ],
    portions: () =>
      portionsOf(
        { rows },
        rows.map((_, at) => at + 1),
      ),
  };
}

/** The rows in the fewest signs that a spreadsheet reads: no styles, no widths, nothing escaped. */
function* plainRows({ columns, portions }: FilledTable): Generator<Buffer> {
  yield Buffer.from('<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>');
  for (const { rows, places } of portions() as Iterable<PlacedRows>) {
    let text = '';
    for (const [at, row] of rows.entries()) {
      text += `<row><c><v>${places[at]}</v></c>`;
      for (const { key, kind } of columns)
        text +=
          kind === 'indicator'
            ? `<c><v>${row.values[key]}</v></c>`
            : `<c t="inlineStr"><is><t>${row.names[key]}</t></is></c>`;
      text += '</row>';
    }
    yield Buffer.from(text);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** A workbook of 100,000 rows: against the barest writing of the same rows by the same library, and what others feel of it. */
export async function benchExports(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-exports-'));
  const table = largeTable();
  const [first] = [...(table.portions() as Iterable<never>)];
  const sheet = () => tableSheet('Large', table, first, 'en');
  const found = { portal: [] as number[], bare: [] as number[], pause: [] as number[], memory: [] as number[] };
  let file = 0;
  const next = () => join(folder, `${file++}.xlsx`);
  const writeBare = () => {
    const zip = new ZipFile();
    const rows = Readable.from(plainRows(table), { objectMode: false });
    zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 });
    zip.end();
    return pipeline(zip.outputStream as Readable, createWriteStream(next()));
  };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      progress(`round ${round} of ${rounds}`);
      found.bare.push(await timed(writeBare));
      global.gc?.();
      const before = process.memoryUsage().rss;
      let most = before;
      const look = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss);
      }, 20);
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      found.portal.push(await timed(() => writeWorkbook([{ hasLinks: false, open: async () => sheet() }], next())));
      delay.disable();
      clearInterval(look);
      found.pause.push(delay.max / 1e6);
      found.memory.push((most - before) / 2 ** 20);
    }
    const name = (what: string) => `XLSX of 100,000 rows: ${what}`;
    return [
      compared(name('time'), 'ms', median(found.portal), median(found.bare), 1.5),
      absolute(name("longest pause of the server's loop"), 'ms', median(found.pause), 50),
      absolute(name('memory on top'), 'MB', median(found.memory), 64),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
