import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** The catalogues that the ministry publishes in batches, the one that is in force first. */
export const announcementLists = [
  { key: 'taxFree', name: text('减免购置税目录', 'Tax-free catalogue') },
  { key: 'recommended', name: text('推荐车型目录', 'Recommended models') },
] as const satisfies readonly EnumeratedMember[];

/** What a batch does with a model. */
export const entryKinds = [
  { key: 'entered', name: text('新进入', 'Entered') },
  { key: 'changed', name: text('变更', 'Changed') },
  { key: 'withdrawn', name: text('撤销', 'Withdrawn') },
] as const satisfies readonly EnumeratedMember[];
