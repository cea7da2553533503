import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** A document of XML: elements by their names, `@_` before those of attributes, `#text` beside them; all texts are escaped. */
export const xmlDocument = (content: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(content)}\n`;
