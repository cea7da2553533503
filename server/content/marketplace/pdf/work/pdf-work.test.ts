import { threadId, Worker } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, expect, test } from '@jest/globals';
import { openPdf } from '../open-pdf.ts';
import { UnfitPdf } from '../unfit-pdf.ts';
import { openPdfDesk, pdfDesk } from './pdf-work.ts';

const begun: Worker[] = [];
afterEach(() => Promise.all(begun.splice(0).map((worker) => worker.terminate())));

/** A thread that runs these lines. */
const running = (lines: string) => () => {
  const worker = new Worker(`const { parentPort, threadId } = require('node:worker_threads'); ${lines}`, {
    eval: true,
  });
  begun.push(worker);
  return worker;
};

const withPages = async (count: number) => {
  const file = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) file.addPage([100, 100]);
  return file.save();
};

test('files are read and stamped in the thread of the build, and what is no document says why there as here', async () => {
  const bytes = await withPages(3);
  const stamped = await pdfDesk.work('stamp', { bytes, part: 'whole', text: 'demo', origin: '' });
  expect((await openPdf(stamped)).getPageCount()).toBe(3);
  expect(await pdfDesk.work('inspect', { bytes })).toEqual({ pages: 3, outline: [], links: [] });
  await expect(pdfDesk.work('inspect', { bytes: Buffer.from('no file') })).rejects.toEqual(new UnfitPdf('not-pdf'));
  await expect(pdfDesk.work('inspect', { bytes: await withPages(1001) })).rejects.toMatchObject({ pages: 1001 });
});

test('jobs take their turns in one thread, which is none of the server', async () => {
  let atOnce = 'let busy = 0; parentPort.on("message", () => { busy += 1; const now = busy; ';
  atOnce += 'setImmediate(() => { busy -= 1; parentPort.postMessage({ done: [now, threadId] }); }); });';
  const desk = openPdfDesk(running(atOnce));
  const job = { bytes: Buffer.from('') };
  const done: unknown[] = await Promise.all([1, 2, 3].map(() => desk.work('inspect', job)));
  expect(begun).toHaveLength(1);
  expect(new Set(done.map(String)).size).toBe(1);
  expect(String(done[0])).toMatch(/^1,/);
  expect(String(done[0])).not.toBe(`1,${threadId}`);
});

test('a thread that dies fails its own job alone: the next one has another', async () => {
  let turns = 0;
  const start = () => {
    turns += 1;
    return running(
      turns === 1
        ? 'parentPort.on("message", () => process.exit(7));'
        : 'parentPort.on("message", () => parentPort.postMessage({ done: 2 }));',
    )();
  };
  const desk = openPdfDesk(start);
  const job = { bytes: Buffer.from('') };
  const [first, second] = [desk.work('inspect', job), desk.work('inspect', job)];
  await expect(first).rejects.toThrow(/ended with 7/);
  expect(await second).toBe(2);
});

test('a file that takes too long ends its thread', async () => {
  const desk = openPdfDesk(running('parentPort.on("message", () => { for (;;); });'), 1);
  await expect(desk.work('inspect', { bytes: Buffer.from('') })).rejects.toThrow(/longer than 1 ms/);
  await Promise.all(begun.map((worker) => worker.terminate()));
});
