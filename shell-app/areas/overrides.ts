import { proxy } from 'valtio';

/** Why an override is not used: see the sentences of the banner. */
export type RefusalReason = 'origin' | 'no-module' | 'no-address' | 'not-allowed';

/** Modules that stand in for those of the menu, shown in a banner for as long as they do. */
export interface OverridesState {
  active: { name: string; address: string }[];
  /** Overrides that were asked for and are not used. */
  refused: { name: string; address: string; reason: RefusalReason }[];
  /** Takes all overrides away and loads the page anew. */
  reset: () => void;
}

export const overrides = proxy<OverridesState>({ active: [], refused: [], reset: () => undefined });
