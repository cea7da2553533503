import type { Turned } from '../mapping/turned-setting.ts';
import { plain } from '../rows/plain-text.ts';
import { refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';
import { cellColumns, checkTurned } from './check-setting.ts';
import { type Head, headOf } from './head.ts';
import { namesApart } from './names.ts';
import { turn } from './turn.ts';

/** A wide table is held as a whole while it is turned; no true one has more cells. */
export const mostTurned = 500_000;

const tooLarge = () =>
  refuseFile(
    'importer.turned-too-large',
    `要转置的表超过 ${mostTurned} 个单元格；请分几次导入。`,
    `The table to be turned has more than ${mostTurned} cells; bring it in as several files.`,
  );

const blankRow = { cells: [], text: '' };

/** The rows of the head, that of the file first, and those below it. */
async function readAll(source: Source, lastOfHead: number) {
  const head: { cells: readonly string[]; text: string }[] = Array.from({ length: lastOfHead }, () => blankRow);
  head[(source.headerRow ?? 1) - 1] = { cells: source.header, text: source.headerText };
  const body: SourceRow[] = [];
  let cells = 0;
  for await (const row of source.rows()) {
    cells += row.cells.length;
    if (cells > mostTurned) throw tooLarge();
    if (row.row <= lastOfHead) head[row.row - 1] = row;
    else if (row.cells.some((cell) => plain(cell) !== '')) body.push(row);
  }
  return { head, body };
}

/** What labels say of each row: filled from above where they are merged, and apart where they are one. */
function labelsOf(body: readonly SourceRow[], { labels }: Head, names: (list: readonly string[]) => string[]) {
  const columns = labels.map(({ at, isFilled }) => {
    let above = '';
    const texts = body.map(({ cells }) => {
      const text = plain(cells[at] ?? '');
      if (isFilled && text !== '') above = text;
      return isFilled ? above : text;
    });
    return names(texts);
  });
  return body.map((_, row) => columns.map((texts) => texts[row] ?? ''));
}

/**
 * Turns a wide table: what its head says becomes columns, and each of its cells a row, which knows where in the file it
 * stood. A table that has these columns already is left as it is.
 * @throws Refusal where the mapping names what the file has not, or the file is too large to be turned
 */
export async function turnedSource(source: Source, setting: Turned | undefined): Promise<Source> {
  if (!setting) return source;
  const becomes = [...Object.keys(setting.heads), ...cellColumns(setting.cells)];
  if (becomes.every((name) => source.header.some((own) => plain(own) === plain(name)))) return source;
  const lastOfHead = Math.max(...Object.values(setting.heads).flat());
  const { head: headRows, body } = await readAll(source, lastOfHead);
  const apart = namesApart(setting.again);
  const head = headOf(
    headRows.map(({ cells }) => cells),
    setting,
    apart.names,
  );
  const names = head.labels.map(({ name }) => name);
  checkTurned(setting, names);
  const labels = labelsOf(body, head, apart.names);
  apart.end();
  return { ...source, ...turn(source, setting, { head, headTexts: headRows.map(({ text }) => text), body, labels }) };
}
