import { open } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { FileLimits } from '../../settings/settings-files.ts';
import { refuseFault } from '../rows/refuse-fault.ts';
import { isTooDense, tooMuch } from '../rows/too-much.ts';
import { WorkbookMarks } from './sheet-marks.ts';
import { weighPart } from './weigh-part.ts';
import { workbookRefusals } from './workbook-refusals.ts';

/** How an old .xls begins, and a workbook with a password. */
const ole = 'd0cf11e0a1b11ae1';

/** What an element takes beside its text once it is part of a tree, in bytes: measured with many short texts. */
const ofElement = 400;

/** Pictures: they are not read, unless cells have some of their own. */
const isPicture = (name: string): boolean => /^xl\/media\//i.test(name);
const ofCells = /cellimages/i;

async function beginning(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await handle.close();
  }
}

async function* textOf(zip: ZipFile, entry: Entry): AsyncIterable<string> {
  const stream = (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  for await (const piece of stream) yield piece.toString('latin1');
}

/** @throws Refusal where the list of parts alone says that it is too much; Error where it lies about a part */
function checkList(entries: readonly Entry[], { workbookBytes, ratio }: FileLimits): void {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > workbookBytes) throw tooMuch.workbook(workbookBytes);
  for (const { fileName, uncompressedSize, compressedSize, compressionMethod, generalPurposeBitFlag } of entries) {
    if (isTooDense(uncompressedSize, compressedSize, ratio)) throw tooMuch.dense(fileName, ratio);
    // Some readers look for the true size of such a part elsewhere.
    if (compressedSize === 0 && compressionMethod !== 0 && generalPurposeBitFlag & 8) throw new Error('no size');
  }
}

/**
 * Looks through a workbook before it is read, a piece at a time: what reads it holds all of its texts in memory, and
 * gives every row as wide as its last cell.
 * @returns what it says of its sheets beside the values of cells
 * @throws Refusal when it is no workbook, or holds more than the limits allow
 */
export async function weighWorkbook(file: string, limits: FileLimits): Promise<WorkbookMarks> {
  if ((await beginning(file)) === ole) throw workbookRefusals.locked();
  const zip = await openPromise(file, { autoClose: false }).catch(refuseFault(workbookRefusals.broken));
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    checkList(entries, limits);
    const readsPictures = entries.some(({ fileName }) => ofCells.test(fileName));
    const marks = new WorkbookMarks();
    let memory = 0;
    for (const entry of entries) {
      if (isPicture(entry.fileName) && !readsPictures) continue;
      const { bytes, elements, isStreamed } = await weighPart(
        entry.fileName,
        textOf(zip, entry),
        limits,
        marks.reader(entry.fileName),
      );
      if (!isStreamed) memory += 2 * bytes + ofElement * elements;
      if (memory > limits.textBytes) throw tooMuch.texts(limits.textBytes);
    }
    return marks;
  } catch (error) {
    return refuseFault(workbookRefusals.broken)(error);
  } finally {
    zip.close();
  }
}
