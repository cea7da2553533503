import { Worker } from 'node:worker_threads';
import { programFile } from '../../../../kernel/program-line.ts';
import { type PdfFault, UnfitPdf } from '../unfit-pdf.ts';
import type { PdfJob, PdfJobs, PdfTask } from './pdf-job.ts';

/** What the thread answers: what came of it, why the file is no document, or what broke. */
export type PdfReply = { done: PdfJobs[PdfTask]['done'] } | { fault: PdfFault; pages: number } | { failure: string };

/** How long one file may take, and how long a thread without work stays, in ms. */
const [longestJob, idleFor] = [60_000, 60_000];

/** A file of 20 MB takes a few hundred; one that wants more ends its thread and no other. In MB. */
const mostMemory = 1024;

interface PdfDesk {
  /**
   * Does a job in the thread, after those that were asked for before.
   * @throws UnfitPdf where the file cannot be a document; Error where the thread ended or took too long
   */
  work<Task extends PdfTask>(task: Task, wanted: PdfJobs[Task]['wanted']): Promise<PdfJobs[Task]['done']>;
}

/**
 * A thread in which files are read and written: a file of 1,000 pages takes seconds, in which the server would answer
 * nobody. It is begun with the first job, and again after one that it did not outlive.
 * @param start begins the thread
 * @param longest how long one file may take, in ms
 */
export function openPdfDesk(start: () => Worker = startWorker, longest = longestJob): PdfDesk {
  let worker: Worker | null = null;
  let line: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const drop = () => {
    void worker?.terminate();
    worker = null;
  };
  const begin = (): Worker => {
    const begun = start();
    begun.once('exit', () => {
      if (worker === begun) worker = null;
    });
    worker = begun;
    return begun;
  };

  function carryOut(job: PdfJob): Promise<PdfReply> {
    clearTimeout(idle);
    const own = worker ?? begin();
    own.ref();
    return new Promise<PdfReply>((resolve, reject) => {
      const limit = setTimeout(() => fail(new Error(`A file took longer than ${longest} ms.`)), longest);
      const settle = () => {
        clearTimeout(limit);
        own.off('message', answer).off('error', fail).off('exit', ended);
        own.unref();
        idle = setTimeout(drop, idleFor);
        idle.unref();
      };
      const answer = (reply: PdfReply) => {
        settle();
        resolve(reply);
      };
      const fail = (error: Error) => {
        settle();
        drop();
        reject(error);
      };
      const ended = (code: number) => fail(new Error(`The thread for files ended with ${code}.`));
      own.once('message', answer).once('error', fail).once('exit', ended);
      own.postMessage(job);
    });
  }

  return {
    async work(task, wanted) {
      const turn = line.then(() => carryOut({ task, wanted } as PdfJob));
      line = turn.catch(() => undefined);
      const reply = await turn;
      if ('fault' in reply) throw new UnfitPdf(reply.fault, reply.pages);
      if ('failure' in reply) throw new Error(reply.failure);
      return reply.done as PdfJobs[typeof task]['done'];
    },
  };
}

function startWorker(): Worker {
  return new Worker(programFile('pdf-work'), { resourceLimits: { maxOldGenerationSizeMb: mostMemory } });
}

/** The thread of this process. */
export const pdfDesk = openPdfDesk();
