import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

/** The engine of files, which works beside the page. The build lays its file beside those of the area. */
const engine = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** A file that is open, and what ends it. */
export interface PdfFile {
  document: PDFDocumentProxy;
  close: () => void;
}

/**
 * Opens a file in an engine of its own.
 * @param url of this site
 * @throws where the file does not come, or cannot be read
 */
export async function openPdfFile(url: string): Promise<PdfFile> {
  const port = new Worker(engine.href, { type: 'module' });
  const worker = PDFWorker.create({ port });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    // Without code of the file, and without parts of the engine that would have to be fetched apart.
    const loading = getDocument({ url, worker, useWasm: false, disableStream: true, disableAutoFetch: true });
    return { document: await loading.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}
