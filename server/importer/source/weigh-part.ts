import type { FileLimits } from '../../settings/settings-files.ts';
import { tooMuch } from '../rows/too-much.ts';
import { workbookRefusals } from './workbook-refusals.ts';
import { tagsOf } from './xml-tags.ts';

/** What a part of a workbook would take that is read. */
export interface PartWeight {
  bytes: number;
  elements: number;
  /** Whether it is read row by row; what is not is held whole, as a tree of its elements. */
  isStreamed: boolean;
}

const placeOf = /\sr\s*=\s*["']([^"']*)["']/;
const place = /^([A-Z]{1,3})\d{1,7}$/;

/** A is 1, XFD is 16384. @throws Refusal for what names no column */
function columnOf(name: string): number {
  const letters = place.exec(name)?.[1];
  if (letters === undefined) throw workbookRefusals.broken();
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/**
 * Weighs a part of a workbook as it comes, without keeping any of it.
 * @param name of the part
 * @param pieces its text, signs beyond ASCII in whatever form
 * @param note is told of each element that begins
 * @throws Refusal as soon as a row or cell is too long, a row too wide, or the sheet too large
 */
export async function weighPart(
  name: string,
  pieces: AsyncIterable<string>,
  { line, columns, cells: most }: Pick<FileLimits, 'line' | 'columns' | 'cells'>,
  note?: (local: string, attributes: string) => void,
): Promise<PartWeight> {
  const met = new Set<string>();
  let [bytes, elements, rows, width, cells] = [0, 0, 0, 0, 0];
  let rest = '';

  const open = (local: string, attributes: string) => {
    elements += 1;
    note?.(local, attributes);
    if (local === 'row') {
      cells += Math.max(width, 1);
      width = 0;
      rows += 1;
    } else if (local === 'c') {
      const at = placeOf.exec(attributes)?.[1];
      width = at === undefined ? width + 1 : Math.max(width, columnOf(at));
      if (width > columns) throw tooMuch.columns(Math.max(rows, 1), columns);
    } else if (local === 'si' || local === 'sheetData' || local === 'pivotCacheRecords') met.add(local);
    if (cells + width > most) throw tooMuch.cells(name, most);
  };

  for await (const piece of pieces) {
    bytes += piece.length;
    const text = rest + piece;
    let done = 0;
    for (const { begin, end, element } of tagsOf(text)) {
      if (begin - done > line) throw tooMuch.line(Math.max(rows, 1), line);
      done = end;
      if (element) open(element.name.slice(element.name.indexOf(':') + 1), element.attributes);
    }
    rest = text.slice(done);
    if (rest.length > line) throw tooMuch.line(Math.max(rows, 1), line);
  }
  // Texts of cells that pass for a sheet or for what nobody reads are held all the same.
  const isStreamed = !met.has('si') && (met.has('sheetData') || met.has('pivotCacheRecords'));
  return { bytes, elements, isStreamed };
}
