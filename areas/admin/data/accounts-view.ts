import { choice, defineView, item, page, words } from '@portal/ui';
import type { AccountQuery } from './ask.ts';

export const conditions = ['all', 'active', 'not-opened', 'suspended', 'expired', 'expiring'] as const;

/** What is looked at: all of it stands in the address. */
export interface AccountsView {
  text: string;
  condition: (typeof conditions)[number];
  product: string;
  company: string;
  page: number;
  id: string;
}

export const pageSize = 50;

/** Accounts that end within so many days are about to end. */
const soon = 30;

export const accountsView = defineView<AccountsView>({
  text: words('q'),
  condition: choice('state', conditions),
  product: words('product'),
  company: words('company'),
  page: page(),
  id: item(),
});

/** The question that a view asks; what narrows nothing is left out. */
export function queryOf({ text, condition, product, company, page }: AccountsView): AccountQuery {
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(condition === 'expiring' && { expiringDays: soon }),
    ...(condition !== 'all' && condition !== 'expiring' && { conditions: [condition] }),
    ...(product && { product }),
    ...(company && { compId: company }),
    page,
    pageSize,
  };
}
