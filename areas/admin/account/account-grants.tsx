import { Button, Card, type ListColumn, ListTable, Tag } from '@portal/ui';
import type { Sheet } from '../data/ask.ts';
import type { useTask } from '../data/use-task.ts';
import { daysText, Nothing } from '../parts/account-parts.tsx';
import { phrases } from '../phrases.ts';
import type { DialogTask } from './account-dialogs.tsx';

export interface AccountPartProps {
  sheet: Sheet;
  task: ReturnType<typeof useTask>;
  open: (task: DialogTask) => void;
}

type Grant = Sheet['grants'][number];

/** S2.159: what the account holds, from when to when, and the way to give or take it. */
export function AccountGrants({ sheet, task, open }: AccountPartProps) {
  const translate = phrases.useTranslate();
  const { userId, grants, may } = sheet;
  const administers = may.includes('grant');
  const columns: ListColumn<Grant>[] = [
    { key: 'product', label: translate('product'), cell: ({ name }) => name },
    { key: 'days', label: translate('validity'), tight: true, cell: ({ frYmd, toYmd }) => daysText(frYmd, toYmd) },
    {
      key: 'state',
      label: translate('state'),
      cell: ({ current }) => (
        <Tag tone={current ? 'success' : 'neutral'}>{translate(current ? 'grantCurrent' : 'grantNotCurrent')}</Tag>
      ),
    },
  ];
  const revoking: ListColumn<Grant> = {
    key: 'revoke',
    label: translate('action'),
    kind: 'action',
    cell: ({ product, name }) => (
      <Button
        size="small"
        variant="quiet"
        disabled={task.busy}
        aria-label={translate('revokeOf', { name })}
        onClick={() => task.run('revokeProducts', { userId, products: [product] })}
        data-testid="grant-revoke"
      >
        {translate('revoke')}
      </Button>
    ),
  };
  return (
    <Card
      flush={grants.length > 0}
      title={translate('grants')}
      actions={
        administers && (
          <Button size="small" onClick={() => open('grant')} data-testid="account-grant">
            {translate('grant')}
          </Button>
        )
      }
    >
      {grants.length === 0 ? (
        <Nothing text={translate('noGrants')} />
      ) : (
        <ListTable
          label={translate('grants')}
          columns={administers ? [...columns, revoking] : columns}
          rows={grants}
          keyOf={({ product }) => product}
          data-testid="account-grants"
        />
      )}
    </Card>
  );
}
