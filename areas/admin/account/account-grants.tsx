import type { Sheet } from '../data/ask.ts';
import type { useTask } from '../data/use-task.ts';
import { daysText } from '../parts/account-parts.tsx';
import { ProductCard } from '../parts/product-card.tsx';
import { phrases } from '../phrases.ts';
import type { DialogTask } from './account-dialogs.tsx';

export interface AccountPartProps {
  sheet: Sheet;
  task: ReturnType<typeof useTask>;
  open: (task: DialogTask) => void;
}

/** S2.159: what the account holds, from when to when, and the way to give or take it. */
export function AccountGrants({ sheet, task, open }: AccountPartProps) {
  const translate = phrases.useTranslate();
  const { userId, grants, may } = sheet;
  const ways = may.includes('grant') && {
    add: { label: translate('grant'), run: () => open('grant'), testId: 'account-grant' },
    take: {
      label: translate('revoke'),
      of: (name: string) => translate('revokeOf', { name }),
      busy: task.busy,
      run: (product: string) => void task.run('revokeProducts', { userId, products: [product] }),
      testId: 'grant-revoke',
    },
  };
  return (
    <ProductCard
      title={translate('grants')}
      products={grants}
      none={translate('noGrants')}
      days={{ label: translate('validity'), cell: ({ frYmd, toYmd }) => daysText(frYmd, toYmd) }}
      over={{ tone: 'neutral', label: translate('grantNotCurrent') }}
      {...ways}
      data-testid="account-grants"
    />
  );
}
