import type { AreaCode } from '@portal/contract';
import type { AppliedOverrides } from './apply-overrides.ts';

/** What a page makes of the overrides that a person has set. */
export interface ReadOverrides extends AppliedOverrides {
  /** Those of what was refused that no later load finds again. */
  once: AppliedOverrides['refused'];
  /** Names of modules whose overrides this load goes without, since the frame did not come with them. */
  passedOver: string[];
  /** By module, what is known of the files of those that are named by a manifest, or are modules of the language. */
  codes: Record<string, AreaCode>;
  /** Whether the page must be loaded once more, for another build of React. */
  loadsAnew: boolean;
}
