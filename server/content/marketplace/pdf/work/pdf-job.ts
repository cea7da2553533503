import type { ReportPart } from '../../document/opening-key.ts';
import { type PortalLink, portalLinksOf } from '../links-of.ts';
import { openPdf } from '../open-pdf.ts';
import { outlineOf } from '../outline-of.ts';
import { stampPdf } from '../stamp-pdf.ts';

/** What a file says of itself. */
export interface InspectedPdf {
  pages: number;
  outline: string[];
  links: PortalLink[];
}

/** What is to be done with a file: look through it, or write a watermark on its pages. */
export interface PdfJobs {
  inspect: { wanted: { bytes: Uint8Array }; done: InspectedPdf };
  stamp: { wanted: { bytes: Uint8Array; part: ReportPart; text: string; origin: string }; done: Uint8Array };
}

export type PdfTask = keyof PdfJobs;
export type PdfJob = { [Task in PdfTask]: { task: Task; wanted: PdfJobs[Task]['wanted'] } }[PdfTask];

/** Does a job here and now. @throws UnfitPdf where the file cannot be a document */
export async function doPdfJob(job: PdfJob): Promise<PdfJobs[PdfTask]['done']> {
  if (job.task === 'stamp') {
    const { bytes, part, text, origin } = job.wanted;
    return stampPdf(bytes, part, text, origin);
  }
  const file = await openPdf(job.wanted.bytes);
  return { pages: file.getPageCount(), outline: outlineOf(file), links: portalLinksOf(file) };
}
