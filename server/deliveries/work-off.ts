import { readFile } from 'node:fs/promises';
import { sweepImports } from '../importer/index.ts';
import { type Carrying, carryOut, mustWait } from './carry-out.ts';
import { claimOrder, orderFile, putBack } from './claim-order.ts';
import { keepOutcome } from './keep-outcome.ts';
import { readOrder } from './order.ts';

/** @returns the name of the file that an order speaks of; null where it cannot be understood */
function fileOf(text: string): string | null {
  try {
    return readOrder(text).file;
  } catch {
    return null;
  }
}

/**
 * Carries out all orders of a watched folder, one after the other, until there is none left or one has to wait.
 * @param tell told of each that is done
 */
export async function workOff(
  carrying: Carrying,
  tell: (name: string, outcome: Awaited<ReturnType<typeof carryOut>>) => void = () => {},
): Promise<void> {
  const { folder, marketFolder } = carrying;
  await sweepImports(marketFolder);
  for (let name = await claimOrder(folder); name !== null; name = await claimOrder(folder)) {
    const text = await readFile(orderFile(folder, name), 'utf8');
    try {
      const outcome = await carryOut(carrying, name, text);
      await keepOutcome(carrying, name, { outcome, file: fileOf(text) });
      tell(name, outcome);
    } catch (error) {
      if (!mustWait(error)) throw error;
      await putBack(folder, name);
      return;
    }
  }
}
