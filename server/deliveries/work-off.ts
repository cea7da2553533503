import { sweepImports } from '../importer/index.ts';
import { type Carrying, carryOut, mustWait, type Outcome } from './carry-out.ts';
import { claimOrder, keepClaim, putBack } from './claim-order.ts';
import { keepOutcome } from './keep-outcome.ts';

/** What is told of the orders while they are carried out. */
export interface Telling {
  /** One is begun; null when none is under way. */
  at?: (name: string | null) => void;
  done?: (name: string, outcome: Outcome) => void;
}

/**
 * Carries out all orders of a watched folder, one after the other, until there is none left or one has to wait. One of
 * which the outcome cannot be kept does not stop those behind it.
 * @throws what the system said of such a one, when all others are done
 */
export async function workOff(carrying: Carrying, { at, done }: Telling = {}): Promise<void> {
  const { folder, marketFolder } = carrying;
  await sweepImports(marketFolder);
  const unkept = new Map<string, unknown>();
  const next = () => claimOrder(folder, Date.now(), new Set(unkept.keys()));
  for (let name = await next(); name !== null; name = await next()) {
    const rest = keepClaim(folder, name);
    at?.(name);
    try {
      const { outcome, file } = await carryOut(carrying, name);
      await keepOutcome(carrying, name, { outcome, file });
      done?.(name, outcome);
    } catch (error) {
      if (mustWait(error)) return await putBack(folder, name);
      unkept.set(name, error);
    } finally {
      rest();
      at?.(null);
    }
  }
  for (const error of unkept.values()) throw error;
}
