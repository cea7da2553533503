import type { CallPayload } from '@portal/contract';

/** What the address asks for: whose funnel, and of how many months. */
export type FunnelChoice = CallPayload<'marketFunnel'>;

export const dimensions = ['brand', 'model'] as const;
export const spans = ['3', '6', '12'] as const;
export type Span = (typeof spans)[number];

const path = '/user-life-cycle';

/** Reads a choice from the query of an address; what is not understood is plain. */
export function readFunnel(search: string): FunnelChoice {
  const query = new URLSearchParams(search);
  const by = dimensions.find((key) => key === query.get('by')) ?? 'brand';
  const member = query.get(by);
  const months = spans.find((span) => span === query.get('months')) ?? '12';
  return { by, months: Number(months) as FunnelChoice['months'], ...(member && { member }) };
}

/** The address of a choice. */
export function funnelPath({ by, member, months }: FunnelChoice): string {
  const query = new URLSearchParams();
  if (by !== 'brand') query.set('by', by);
  if (member) query.set(by, member);
  if (months !== 12) query.set('months', String(months));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
