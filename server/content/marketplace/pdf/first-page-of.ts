import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** What a page is drawn by. All else, such as links, leads to other pages, which a copy would bring along. */
const drawnBy = ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group', 'Resources', 'Contents'];

/** Resources that are pictures or drawings: a file may list those of all its pages with each of them. */
const drawings = ['XObject', 'Pattern', 'Shading'];

/** The first page of a file as a file of its own, which holds nothing of the others. */
export async function firstPageOf(whole: PDFDocument): Promise<PDFDocument> {
  const [first] = whole.getPages();
  if (first) removeOthers(first);
  const sample = await PDFDocument.create();
  const [page] = await sample.copyPages(whole, [0]);
  if (page) sample.addPage(page);
  return sample;
}

function removeOthers({ node }: PDFPage): void {
  for (const key of node.keys()) if (!drawnBy.includes(key.decodeText())) node.delete(key);
  const names = namesIn(textsOf(node.Contents()));
  const resources = node.Resources();
  if (!resources) return;
  const own = resources.clone();
  for (const kind of drawings) {
    const all = own.lookup(PDFName.of(kind));
    if (!(all instanceof PDFDict)) continue;
    const named = all.clone();
    for (const key of named.keys()) if (!names.has(key.decodeText())) named.delete(key);
    own.set(PDFName.of(kind), named);
  }
  node.set(PDFName.of('Resources'), own);
}

/** What draws a page, as it is written; nothing of what cannot be read. */
function textsOf(contents: unknown): string {
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  return streams
    .map((stream) => {
      if (!(stream instanceof PDFRawStream)) return '';
      try {
        return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** The names that a drawing calls. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\/([^\s<>[\](){}/%]+)/g)].map(([, name = '']) => PDFName.of(name).decodeText()));
