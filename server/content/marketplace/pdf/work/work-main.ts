import { parentPort } from 'node:worker_threads';
import { UnfitPdf } from '../unfit-pdf.ts';
import { doPdfJob, type PdfJob } from './pdf-job.ts';
import type { PdfReply } from './pdf-work.ts';

/** Does jobs with files in a thread of its own, so that nobody waits for them but who asked. */
parentPort?.on('message', async (job: PdfJob) => {
  const reply = await doPdfJob(job).then(
    (done): PdfReply => ({ done }),
    (error: unknown): PdfReply =>
      error instanceof UnfitPdf ? { fault: error.fault, pages: error.pages } : { failure: String(error) },
  );
  parentPort?.postMessage(reply);
});
