import { packZip } from './zip-test-kit.ts';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${type}/${kind}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

/** A sheet of a workbook made by hand. */
export interface MadeSheet {
  name: string;
  /** The XML of its rows. */
  rows: string;
  isHidden?: boolean;
  /** Cells that are shown as one, such as A1:D1. */
  merges?: string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Cells of a sheet. */
export const cellOf = {
  text: (value: string): string => `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`,
  number: (value: number): string => `<c><v>${value}</v></c>`,
  none: '<c/>',
  /** A formula, with its result where somebody worked it out. */
  formula: (formula: string, result?: number): string =>
    `<c><f>${formula}</f>${result === undefined ? '' : `<v>${result}</v>`}</c>`,
};

export const rowOf = (cells: readonly string[], attributes = ''): string =>
  `<row ${attributes}>${cells.join('')}</row>`;

/** @returns rows of texts and numbers, blank where a text is empty */
export const rowsOf = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells) =>
      rowOf(
        cells.map((value) => {
          if (typeof value === 'number') return cellOf.number(value);
          return value === '' ? cellOf.none : cellOf.text(value);
        }),
      ),
    )
    .join('');

/**
 * Makes a workbook by hand, so that tests have ones as programs leave them.
 * @param properties of the workbook, such as `<workbookPr date1904="1"/>`
 */
export const workbookOf = (sheets: readonly MadeSheet[], properties = ''): Buffer =>
  packZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations(relation(1, 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${type}">${properties}<sheets>${sheets
        .map(
          ({ name, isHidden }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(...sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))),
    },
    ...sheets.map(({ rows, merges = [] }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${
        merges.length > 0 ? `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''
      }</worksheet>`,
    })),
  ]);
