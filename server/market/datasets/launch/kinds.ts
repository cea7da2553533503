import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** What can happen to a car, in the order of its life. */
export const launchKinds = [
  { key: 'unveiled', name: text('亮相', 'Unveiled') },
  { key: 'presale', name: text('开启预售', 'Presale opened') },
  { key: 'launched', name: text('上市', 'Launched') },
  { key: 'facelift', name: text('改款', 'Facelift') },
  { key: 'generation', name: text('换代', 'New generation') },
  { key: 'discontinued', name: text('停售', 'Discontinued') },
] as const satisfies readonly EnumeratedMember[];
