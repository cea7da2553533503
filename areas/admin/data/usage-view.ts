import { type UsageGroup, usageGroups } from '@portal/contract';
import { choice, day, defineView, item, type ListView, page } from '@portal/ui';
import type { UsageQuery } from './ask.ts';

/** Which use is looked at; without days that of the last thirty. */
export interface UsageView extends ListView {
  by: UsageGroup;
  from: string;
  to: string;
}

export const usageView = defineView<UsageView>({
  by: choice('by', usageGroups),
  from: day('from'),
  to: day('to'),
  page: page(),
  id: item(),
});

export const queryOfUsage = ({ by, from, to }: UsageView): UsageQuery => ({
  by,
  ...(from && { from }),
  ...(to && { to }),
});
