import { workbookManager } from '@microsoft/connected-workbooks';

/** A text in the formula language of Power Query, whose quotes are doubled. */
const quoted = (text: string): string => `"${text.replaceAll('#(', '#(#)(').replaceAll('"', '""')}"`;

/** The formula by which Power Query reads the rows of a feed; who opens it signs in by themselves. */
export const feedFormula = (address: string): string =>
  `let\n    Source = OData.Feed(${quoted(`${address}Rows`)}, null, [Implementation = "2.0"])\nin\n    Source`;

/**
 * A workbook that carries the connection to a feed as a query of Power Query, and no figure: Excel asks for the key and
 * reads the rows when it is opened. Its parts are those that Microsoft's own library writes.
 */
export const feedWorkbook = (address: string, title: string): Promise<Blob> =>
  workbookManager.generateSingleQueryWorkbook(
    { queryMashup: feedFormula(address), queryName: 'Rows', refreshOnOpen: true },
    undefined,
    { docProps: { title } },
  );
