import { isYear, parseBareMonth } from '../parse/parse-month.ts';
import { plain } from '../rows/plain-text.ts';
import { refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';

/** What stands in a row of a head above another: a blank cell right of a group is of that group. */
function groupsOf(upper: readonly string[], below: readonly string[], width: number): string[] {
  const texts = Array.from({ length: width }, (_, at) => upper[at] ?? '');
  for (let at = 1; at < width; at++) {
    const isGroup = texts[at - 1] !== '' && below[at - 1] !== '';
    if (texts[at] === '' && below[at] !== '' && isGroup) texts[at] = texts[at - 1] ?? '';
  }
  return texts;
}

/** A group over every column that has one tells none apart, unless it is the year of months. */
function withoutCommon(upper: readonly string[], below: readonly string[]): readonly string[] {
  const grouped = upper.flatMap((text, at) => (text !== '' && below[at] !== '' && text !== below[at] ? [at] : []));
  const texts = new Set(grouped.map((at) => upper[at]));
  const isYearOfMonths = grouped.some((at) => isYear(upper[at] ?? '') && parseBareMonth(below[at] ?? '') !== null);
  if (grouped.length < 2 || texts.size !== 1 || isYearOfMonths) return upper;
  return upper.map((text, at) => (grouped.includes(at) ? '' : text));
}

/**
 * Joins the rows of a head, column by column: 2024年 above 1月 is "2024年 1月".
 * @param rows the uppermost first
 */
export function joinedHead(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const texts = rows.map((cells) => Array.from({ length: width }, (_, at) => plain(cells[at] ?? '')));
  const last = texts.at(-1) ?? [];
  const all = texts.map((row, at) => (at === texts.length - 1 ? row : withoutCommon(groupsOf(row, last, width), last)));
  const joined = Array.from({ length: width }, (_, at) => {
    const pieces = all.map((row) => row[at] ?? '').filter(Boolean);
    return pieces.filter((piece, index) => piece !== pieces[index - 1]).join(' ');
  });
  return joined.slice(0, joined.findLastIndex((name) => name !== '') + 1);
}

/** @returns a row as wide as the head: a workbook has no cells where nothing stands, and blank ones may stand behind */
export function fitted(row: SourceRow, width: number, kind: Source['kind']): SourceRow {
  const { cells } = row;
  if (cells.length === width) return row;
  if (cells.length > width) {
    return cells.slice(width).some((cell) => plain(cell) !== '') ? row : { ...row, cells: cells.slice(0, width) };
  }
  if (kind !== 'xlsx') return row;
  return { ...row, cells: [...cells, ...new Array<string>(width - cells.length).fill('')] };
}

const noHead = (rows: readonly number[]) =>
  refuseFile(
    'importer.head-row-blank',
    `映射的 head 所写的第 ${rows.join('、')} 行没有内容；请写表头所在的行号（首行为 1）。`,
    `Nothing stands in row ${rows.join(', ')}, which "head" of the mapping names; give the row of the head, the first row being 1.`,
  );

/**
 * Takes the rows that the mapping names as the head of a table, joined where they are several; what stands above is
 * left out.
 * @param source opened without looking for its head, so that its first row is the first one of the file
 * @throws Refusal where nothing stands in one of these rows
 */
export async function headedSource(source: Source, head: number | readonly number[] | undefined): Promise<Source> {
  if (head === undefined) return source;
  const numbers = [...new Set([head].flat())].sort((row, other) => row - other);
  const last = numbers.at(-1) ?? 1;
  const first = source.headerRow ?? 1;
  const above = new Map([[first, { cells: source.header as readonly string[], text: source.headerText }]]);
  for await (const row of source.rows()) {
    if (row.row > last) break;
    above.set(row.row, row);
  }
  const missing = numbers.filter((row) => !above.has(row));
  if (missing.length > 0) throw noHead(missing);
  const header = joinedHead(numbers.map((row) => above.get(row)?.cells ?? []));
  const headTexts = Array.from({ length: last }, (_, at) => above.get(at + 1)?.text ?? '');
  return {
    ...source,
    header,
    headerRow: last,
    headTexts,
    details: { ...source.details, head: numbers.join('+') },
    rows: async function* () {
      for await (const row of source.rows()) if (row.row > last) yield fitted(row, header.length, source.kind);
    },
  };
}
