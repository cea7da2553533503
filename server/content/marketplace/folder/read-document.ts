import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseFile, textLines } from '../../../importer/index.ts';
import { refusedValues } from '../../import/reading/refused-value.ts';
import type { Block } from '../../report/block.ts';
import { documentIdOf } from '../document/document-store.ts';
import { pdfLimits, UnfitPdf } from '../pdf/unfit-pdf.ts';
import { pdfDesk } from '../pdf/work/pdf-work.ts';
import type { ReportDocument } from '../record.ts';
import { htmlBlocks } from './html-blocks.ts';
import { refusedReports } from './refused-report.ts';

/** What a document says: its blocks, and the file that it is where it is none of blocks. */
export interface ReadDocument {
  blocks: Block[];
  document: ReportDocument | null;
  /** Pages of a file; null of blocks. */
  pages: number | null;
}

/** A bare name, without folders, that ends as a document does. */
const fileName = /^[^/\\]{1,200}\.(html?|pdf)$/i;

/**
 * Reads a document of a folder.
 * @throws RefusedValue where it is not there, or no report
 */
export async function readReportDocument(folder: string, name: string): Promise<ReadDocument> {
  if (!fileName.test(name) || name.startsWith('.')) throw refusedReports.fileName(name);
  const path = join(folder, name);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw refusedReports.absent(name);
  if (found.size > pdfLimits.bytes) throw refusedReports.pdf('too-large', name, 0);
  return /\.pdf$/i.test(name) ? readPdf(name, path) : readHtml(name, await textOf(path));
}

/** A page of any encoding that lists may have. */
async function textOf(path: string): Promise<string> {
  const lines = await textLines(path, pdfLimits.bytes);
  const text: string[] = [];
  for await (const line of lines()) text.push(line);
  return text.join('\n');
}

function readHtml(name: string, html: string): ReadDocument {
  const blocks = htmlBlocks(html);
  if (JSON.stringify(blocks).includes('\uFFFD')) throw refusedValues.encoding();
  if (blocks.length === 0) throw refusedReports.noText(name);
  if (!blocks.some(({ kind }) => kind === 'table')) throw refusedReports.noFigures(name);
  return { blocks, document: null, pages: null };
}

async function readPdf(name: string, path: string): Promise<ReadDocument> {
  try {
    const bytes = await readFile(path);
    const { pages, outline, links } = await pdfDesk.work('inspect', { bytes });
    const headings = outline.map((text): Block => ({ kind: 'heading', text }));
    const figures = links.map((link): Block => ({ kind: 'figure', ...link }));
    return { blocks: [...headings, ...figures], document: documentAt(path, bytes), pages };
  } catch (error) {
    if (error instanceof UnfitPdf) throw refusedReports.pdf(error.fault, name, error.pages);
    throw error;
  }
}

function documentAt(path: string, bytes: Buffer): ReportDocument {
  const documentId = documentIdOf(bytes);
  const read = async () => {
    const again = await readFile(path);
    if (documentIdOf(again) === documentId) return again;
    throw refuseFile(
      'content.document-changed',
      `文件 ${path} 在导入过程中被修改；没有写入任何内容，请重新导入。`,
      `The file ${path} was changed while it was imported; nothing was written. Import the folder again.`,
    );
  };
  return { documentId, size: bytes.length, read };
}
