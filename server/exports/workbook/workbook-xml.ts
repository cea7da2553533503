import { columnName, type Sheet } from './sheet-xml.ts';
import { xmlText } from './xml-text.ts';

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ofPackage = 'http://schemas.openxmlformats.org/package/2006';
const ofDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const contentTypesXml = (sheets: number): string =>
  [
    `${header}<Types xmlns="${ofPackage}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/>`,
    ...Array.from(
      { length: sheets },
      (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${ofSheets}.worksheet+xml"/>`,
    ),
    '</Types>',
  ].join('');

export const packageXml = (): string =>
  `${header}<Relationships xmlns="${ofPackage}/relationships"><Relationship Id="rId1" Type="${ofDocument}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const workbookPartsXml = (sheets: number): string =>
  [
    `${header}<Relationships xmlns="${ofPackage}/relationships">`,
    ...Array.from(
      { length: sheets },
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${ofDocument}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    ),
    `<Relationship Id="rId${sheets + 1}" Type="${ofDocument}/styles" Target="styles.xml"/>`,
    '</Relationships>',
  ].join('');

/** What is to be said of a sheet when its rows have gone. */
export interface WrittenSheet extends Pick<Sheet, 'name' | 'hasHead' | 'heads' | 'widths'> {
  /** How many rows below the head can be filtered. */
  filtered: number;
  addresses: readonly string[];
}

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** Names of the workbook for what is filtered and for the head that stands on each page of paper. */
function namesXml(sheets: readonly WrittenSheet[]): string {
  const names = sheets.flatMap(({ name, hasHead, heads = 1, widths, filtered }, at) => {
    if (!hasHead) return [];
    const place = xmlText(quoted(name));
    const range = `$A$${heads}:$${columnName(widths.length - 1)}$${filtered + heads}`;
    return [
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${place}!${range}</definedName>`,
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${place}!$1:$${heads}</definedName>`,
    ];
  });
  return names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '';
}

/** The part that lists the sheets; asked when they have been written. */
export const workbookXml = (sheets: readonly WrittenSheet[]): string =>
  [
    `${header}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${ofDocument}">`,
    '<bookViews><workbookView activeTab="0"/></bookViews><sheets>',
    ...sheets.map(({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`),
    `</sheets>${namesXml(sheets)}</workbook>`,
  ].join('');
