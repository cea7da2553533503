import { answers } from '../state/answers.ts';
import type { StateStore } from '../state/open-state.ts';

/** What is read of the market. */
export interface MeasuredMarket {
  /** How many questions the engine answers at this moment, and how many wait for it, by lane. */
  engine(): Record<string, { running: number; waiting: number }>;
  /** The published release, or null. */
  release(): object | null;
  /** Whether another release answers in the place of the published one. */
  fallenBack(): boolean;
}

/** What the stores say of themselves at this moment. */
export interface StoreReadings {
  stateUp: () => Promise<boolean>;
  connections: StateStore['connections'];
  engine: MeasuredMarket['engine'];
  published: () => boolean;
  fallenBack: MeasuredMarket['fallenBack'];
}

/** A store that has not answered by then counts as down, in milliseconds: whoever reads figures does not wait long. */
const patience = 2000;

/** The readings of a running server. */
export function readStores({ db, connections }: StateStore, market: MeasuredMarket): StoreReadings {
  return {
    stateUp: () => {
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref());
      return Promise.race([answers(db), late]);
    },
    connections,
    engine: market.engine,
    published: () => market.release() !== null,
    fallenBack: market.fallenBack,
  };
}
