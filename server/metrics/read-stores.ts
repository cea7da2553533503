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

/**
 * The readings of a running server.
 * @param stateUp whether the state store can be written to, said within a few seconds
 */
export function readStores(
  { connections }: Pick<StateStore, 'connections'>,
  stateUp: () => Promise<boolean>,
  market: MeasuredMarket,
): StoreReadings {
  return {
    stateUp,
    connections,
    engine: market.engine,
    published: () => market.release() !== null,
    fallenBack: market.fallenBack,
  };
}
