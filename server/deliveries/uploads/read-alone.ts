import { keepTouched } from '../../kernel/files/keep-touched.ts';
import { refusalOf } from '../carry-out.ts';
import { claimWork } from './claim-work.ts';
import { touchedFile } from './run-file.ts';
import { type Reason, uploadRefusals } from './upload-refusals.ts';

/** What is written down of a reading that could not be done. */
type Refused = { state: 'refused'; reason: Reason };

/**
 * Reads a file while no other one is read. What came of it is written down last of all: who reads that it has ended may
 * order the next one at once.
 * @param folder of the file
 * @param write writes down what came of it
 * @param read @returns what came of it @throws what is written down as the reason of a refusal
 */
export async function readAlone<Ended>(
  uploads: string,
  folder: string,
  write: (end: Ended | Refused) => Promise<void>,
  read: () => Promise<Ended>,
): Promise<void> {
  const refused = (error: unknown): Refused => {
    const { id, sentence } = refusalOf(error);
    return { state: 'refused', reason: { refusal: id, sentence } };
  };
  const release = await claimWork(uploads);
  if (!release) return write(refused(uploadRefusals.atWork()));
  const rest = keepTouched(touchedFile(folder));
  let end: Ended | Refused;
  try {
    end = await read();
  } catch (error) {
    end = refused(error);
  } finally {
    rest();
    await release();
  }
  await write(end);
}
