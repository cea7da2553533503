import { parse } from 'csv-parse/sync';
import { unguardCell } from '../../kernel/words/csv-line.ts';
import { headerCode, refusedColumns } from '../rows/refused-file.ts';
import type { Source, SourceRow } from '../rows/source-row.ts';
import { detectDelimiter } from './csv-source.ts';
import type { FileSettings } from './name-parts.ts';

const [rowAt, codeAt, originalAt] = ['row', 'code', 'original'].map((name) => refusedColumns.indexOf(name)) as [
  number,
  number,
  number,
];

async function firstRow(source: Source): Promise<SourceRow | undefined> {
  for await (const row of source.rows()) return row;
  return undefined;
}

/** @returns whether a table is a file of refused rows that keeps the header these had */
export async function isRefusedFile(source: Source): Promise<boolean> {
  const same = refusedColumns.every((name, at) => source.header[at] === name);
  return same && (await firstRow(source))?.cells[codeAt] === headerCode;
}

/**
 * Reads a file of refused rows, corrected or not, as the file it came from: the rows as they stood, each once, however
 * many reasons it was refused for.
 */
export async function refusedSource(source: Source, settings: FileSettings): Promise<Source> {
  const original = ({ cells }: SourceRow) => unguardCell(cells[originalAt] ?? '');
  const first = await firstRow(source);
  const headerText = first ? original(first) : '';
  const named = settings.delimiter !== undefined && headerText.includes(settings.delimiter);
  const delimiter = named ? settings.delimiter : detectDelimiter(headerText);
  const cellsOf = (text: string): string[] => {
    const [cells] = parse(text, { delimiter, relax_column_count: true, relax_quotes: true }) as string[][];
    return cells ?? [];
  };
  return {
    ...source,
    header: cellsOf(headerText),
    headerText,
    isRefused: true,
    rows: async function* () {
      const seen = new Set<string>();
      for await (const row of source.rows()) {
        const text = original(row);
        const number = row.cells[rowAt] ?? '';
        const isHead = row.cells[codeAt] === headerCode;
        const key = `${number}\n${text}`;
        // What is refused of the header itself is read with it.
        if (text === headerText || (!isHead && seen.has(key))) continue;
        seen.add(key);
        // The further rows of a header keep their numbers, which the mapping names them by.
        yield { row: isHead ? Number(number) : row.row, cells: cellsOf(text), text };
      }
    },
  };
}
