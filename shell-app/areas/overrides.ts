import { proxy } from 'valtio';

/** Modules that stand in for those of the menu, shown in a banner for as long as they do. */
export interface OverridesState {
  active: { name: string; address: string }[];
  /** Overrides whose origin is not on the list of the portal. */
  refused: { name: string; address: string }[];
  /** Takes all overrides away and loads the page anew. */
  reset: () => void;
}

export const overrides = proxy<OverridesState>({ active: [], refused: [], reset: () => undefined });
