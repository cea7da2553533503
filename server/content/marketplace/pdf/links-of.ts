import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A link of a file that leads to a page of the portal. */
export interface PortalLink {
  /** What the link says it is; empty where it says nothing. */
  caption: string;
  /** An address within the portal, such as /sales/ranking?by=model. */
  path: string;
  /** The page it stands on, from 1. */
  page: number;
}

/** Links that are read of a file. */
const mostLinks = 300;

/** @returns the texts that an entry of a file holds; empty where it is none */
const textIn = (entry: unknown): string =>
  entry instanceof PDFString || entry instanceof PDFHexString ? entry.decodeText().trim() : '';

/** The link annotations of a page that lead to an address (ISO 32000, 12.5.6.5), each with its action. */
export function linkActions(page: { node: PDFDict }): { annotation: PDFDict; action: PDFDict; address: string }[] {
  const annotations = page.node.lookup(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((_, at) => {
    const annotation = annotations.lookup(at);
    if (!(annotation instanceof PDFDict) || annotation.lookup(PDFName.of('Subtype')) !== PDFName.of('Link')) return [];
    const action = annotation.lookup(PDFName.of('A'));
    if (!(action instanceof PDFDict)) return [];
    const address = textIn(action.lookup(PDFName.of('URI')));
    return address === '' ? [] : [{ annotation, action, address }];
  });
}

/** An address within the portal, and none of another site. */
export const isPortalPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address);

/** The links of a file to pages of the portal, in the order of its pages; each page names one address once. */
export function portalLinksOf(file: PDFDocument): PortalLink[] {
  const links = file.getPages().flatMap((page, at) => {
    const paths = new Map<string, PortalLink>();
    for (const { annotation, address } of linkActions(page)) {
      if (!isPortalPath(address) || paths.has(address)) continue;
      paths.set(address, { caption: textIn(annotation.lookup(PDFName.of('Contents'))), path: address, page: at + 1 });
    }
    return [...paths.values()];
  });
  return links.slice(0, mostLinks);
}
