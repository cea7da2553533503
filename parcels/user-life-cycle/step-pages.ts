import type { FunnelStep } from '@portal/contract';

/** The page that shows the figures of a step, and what it chooses beside the member. */
const pages: Partial<Record<FunnelStep['key'], { path: string; also?: Record<string, string> }>> = {
  attention: { path: '/internet/attention', also: { indicator: 'totalAttention' } },
  comparing: { path: '/internet/rivals' },
  lead: { path: '/internet/attention', also: { indicator: 'leads' } },
  purchase: { path: '/sales/trend', also: { source: 'DATASOURCE_ZD_LINGSHOU' } },
  use: { path: '/after-market/overview' },
};

/** Where the figures of a step stand, of a member or of all; undefined for a step without data. */
export function stepPage(step: FunnelStep['key'], by: string, member: string | undefined): string | undefined {
  const page = pages[step];
  if (!page) return undefined;
  const query = new URLSearchParams({ ...(member && { by, [by]: member }), ...page.also }).toString();
  return query === '' ? page.path : `${page.path}?${query}`;
}
