import type { PolicyItem } from '@portal/contract';
import { type Answer, membersOf } from '@portal/ui/analysis';
import type { ChartEvent } from '@portal/ui/charts';
import type { Around } from '../market/around.ts';

/** A policy on the axis of a trend, in the month of its first day. */
export function policyMark(answer: Answer, { policyId, title }: PolicyItem, { at }: Around): ChartEvent[] {
  const index = membersOf(answer, 'period').findIndex(({ key }) => key === at);
  if (index === -1) return [];
  return [{ at: index, kind: 'policy', name: title, to: `/policy/policies?id=${encodeURIComponent(policyId)}` }];
}
