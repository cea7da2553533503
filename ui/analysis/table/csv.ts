import type { Language } from '@portal/contract';
import { analysisWords } from '../phrases.ts';
import type { TableModel } from './model.ts';
import { notesOf, plainTable } from './plain-table.ts';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table as CSV, the same for every page. First the table: exact figures, plain, with their unit in the head, empty
 * where missing. Then an empty line, and what the figures are, a line each: in the first column, with as many fields
 * as the table has, so that a column of figures stays one for whoever reads the file without knowing of notes. With a
 * byte order mark, so that spreadsheets read Chinese; lines end in CR LF.
 * @param about label and text of each note: period, source, release, filters; definitions follow by themselves
 */
export function csvOf(model: TableModel, about: readonly (readonly [string, string])[], language: Language): string {
  const table = plainTable(model, language);
  const rest = Array.from({ length: Math.max(0, model.columns.length - 1) }, () => '');
  const notes = notesOf(model, about, analysisWords(language)('definition'), language).map((note) => [note, ...rest]);
  const lines = [...table, [], ...notes];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}
