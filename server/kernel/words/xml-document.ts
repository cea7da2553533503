import { XMLBuilder } from 'fast-xml-parser';
import { bareText } from './bare-text.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** A document of XML: elements by their names, `@_` before those of attributes, `#text` beside them; all texts are escaped, and bare of signs that it cannot hold. */
export const xmlDocument = (content: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${bareText(builder.build(content))}\n`;
