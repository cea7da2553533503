import type { Language } from '@portal/contract';
import { proxy } from 'valtio';

/** Why an override is not used: see the sentences of the banner. */
export type RefusalReason =
  | 'origin'
  | 'no-module'
  | 'no-address'
  | 'not-allowed'
  | 'no-answer'
  | 'no-list'
  | 'not-read'
  | 'expired';

/** An area from elsewhere that the portal goes without, and why, in both languages. */
export interface LeftOutArea {
  area: string;
  sentence: Record<Language, string>;
}

/** Modules that stand in for those of the menu, shown in a banner for as long as they do. */
export interface OverridesState {
  active: { name: string; address: string }[];
  /** Overrides that were asked for and are not used. */
  refused: { name: string; address: string; reason: RefusalReason }[];
  /** Told to those who may override modules: most of them work for the team of such an area. */
  leftOut: readonly LeftOutArea[];
  /** The address of this page for a colleague, who has the same modules by it. */
  link: () => string;
  /** Takes all overrides away and loads the page anew. */
  reset: () => void;
}

export const overrides = proxy<OverridesState>({
  active: [],
  refused: [],
  leftOut: [],
  link: () => '',
  reset: () => undefined,
});
