import { Button, type ListColumn } from '@portal/ui';
import type { Sheet } from '../data/ask.ts';
import { AccountLink } from '../parts/account-parts.tsx';
import { actionColumn } from '../parts/action-column.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { phrases } from '../phrases.ts';
import type { AccountPartProps } from './account-grants.tsx';

type Linked = Sheet['linked'][number];

/** The accounts that their owner switches between. */
export function AccountLinks({ sheet, task, open }: AccountPartProps) {
  const translate = phrases.useTranslate();
  const { userId, linked, may } = sheet;
  const administers = may.includes('link');
  const columns: ListColumn<Linked>[] = [
    { key: 'account', label: translate('account'), cell: (other) => <AccountLink {...other} /> },
    { key: 'name', label: translate('realName'), cell: ({ realNm }) => realNm || translate('none') },
  ];
  const unlinking = actionColumn<Linked>({
    text: translate('unlink'),
    label: ({ userNm }) => translate('unlinkOf', { name: userNm }),
    run: ({ userNm }) => task.run('unlinkAccounts', { userId, other: userNm }),
    hook: 'account-unlink',
    busy: task.busy,
  });
  return (
    <TableCard
      title={translate('linked')}
      actions={
        administers && (
          <Button size="small" onClick={() => open('link')} data-testid="account-link">
            {translate('link')}
          </Button>
        )
      }
      none={translate('noLinked')}
      columns={administers ? [...columns, unlinking] : columns}
      rows={linked}
      keyOf={(other) => other.userId}
      data-testid="account-linked"
    />
  );
}
