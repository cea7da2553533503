import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** What can happen to a car, in the order of its life. */
export const launchKinds = [
  { key: 'shown', name: text('亮相', 'Shown') },
  { key: 'presale', name: text('预售', 'On presale') },
  { key: 'launched', name: text('上市', 'Launched') },
  { key: 'facelift', name: text('改款', 'Facelift') },
  { key: 'ended', name: text('停售', 'Ended') },
] as const satisfies readonly EnumeratedMember[];
