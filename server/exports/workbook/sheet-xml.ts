import { xmlText } from './xml-text.ts';

/** A cell that is written: its text or its figure, and the number of its style. */
export interface Cell {
  value: string | number | null;
  style: number;
  /** Whether its style is seen though nothing stands in it. */
  blank?: boolean;
}

/** What stands in one sheet of a workbook. */
export interface Sheet {
  name: string;
  /** How wide each column is, in signs. */
  widths: readonly number[];
  /** Whether its first rows are a head that stays in sight, is filtered by and stands on each page of paper. */
  hasHead: boolean;
  /** How many rows the head has; 1 when missing. The lowest is filtered by. */
  heads?: number;
  /** Cells of the head that are one, such as B1:D1. */
  merged?: readonly string[];
  /** How many columns stay in sight at the left of such a sheet. */
  frozen?: number;
  /** Rows a portion at a time. */
  rows: () => AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
  /** How many rows below the head can be filtered; asked when all have been written. */
  filtered: () => number;
  /** Addresses that cells lead to, by the number of their row; asked when all have been written. */
  links?: () => readonly { row: number; column: number; address: string }[];
}

/** 0 is A, 25 is Z, 26 is AA. */
export function columnName(at: number): string {
  const rest = String.fromCharCode(65 + (at % 26));
  return at < 26 ? rest : columnName(Math.floor(at / 26) - 1) + rest;
}

const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function beginning({ hasHead, heads = 1, frozen = 1, widths }: Sheet, isFirst: boolean): string {
  const pane = hasHead
    ? `<pane xSplit="${frozen}" ySplit="${heads}" topLeftCell="${columnName(frozen)}${heads + 1}" activePane="bottomRight" state="frozen"/>`
    : '';
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet ${namespaces}>`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0"${hasHead ? '' : ' showGridLines="0"'}>${pane}</sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`,
  ].join('');
}

/** Spaces that would be lost; for all other texts the word that keeps them costs its signs for nothing. */
const spaced = /^\s|\s$|\s\s|[\n\r\t]/;

/** What stands between the place of a cell and its content, by the number of its style: made once. */
function marks(rest: string): (style: number) => string {
  const parts: string[] = [];
  return (style) => {
    parts[style] ??= `" s="${style}"${rest}`;
    return parts[style];
  };
}

const figureMark = marks('><v>');
/** A text is always a text: what begins like a formula is none in such a cell. */
const textMark = marks(' t="inlineStr"><is><t>');
const spacedMark = marks(' t="inlineStr"><is><t xml:space="preserve">');

function end({ hasHead, heads = 1, merged = [], filtered, widths, links }: Sheet): string {
  const last = columnName(widths.length - 1);
  const found = links?.() ?? [];
  return [
    '</sheetData>',
    hasHead ? `<autoFilter ref="A${heads}:${last}${filtered() + heads}"/>` : '',
    merged.length > 0
      ? `<mergeCells count="${merged.length}">${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
      : '',
    found.length > 0
      ? `<hyperlinks>${found
          .map(({ row, column }, at) => `<hyperlink ref="${columnName(column)}${row}" r:id="rId${at + 1}"/>`)
          .join('')}</hyperlinks>`
      : '',
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
    '</worksheet>',
  ].join('');
}

/** Writes a sheet a portion at a time, so that no more of it is held than that. */
export async function* sheetXml(sheet: Sheet, isFirst: boolean): AsyncGenerator<Buffer> {
  yield Buffer.from(beginning(sheet, isFirst));
  const places = sheet.widths.map((_width, at) => `<c r="${columnName(at)}`);
  let at = 0;
  for await (const portion of sheet.rows()) {
    let text = '';
    for (const cells of portion) {
      at += 1;
      const row = String(at);
      let line = `<row r="${row}">`;
      for (let column = 0; column < cells.length; column += 1) {
        const { value, style, blank } = cells[column] as Cell;
        const place = places[column] + row;
        if (value === null || value === '') {
          if (blank) line += `${place}" s="${style}"/>`;
          continue;
        }
        if (typeof value === 'number') line += `${place}${figureMark(style)}${value}</v></c>`;
        else line += `${place}${(spaced.test(value) ? spacedMark : textMark)(style)}${xmlText(value)}</t></is></c>`;
      }
      text += `${line}</row>`;
    }
    yield Buffer.from(text);
  }
  yield Buffer.from(end(sheet));
}

/** The part beside a sheet that says where its links lead. */
export const sheetLinksXml = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${addresses
    .map(
      (address, at) =>
        `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${xmlText(address)}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`;
