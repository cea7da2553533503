import { type UserInfo, useSession } from '@portal/shell';
import { Drawer, EmptyState, IconAlertCircle } from '@portal/ui';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { useTranslate } from './phrases.ts';
import classes from './switch-account.module.css';
import { useSwitch } from './use-switch.ts';

/** S2.109 to S2.112: the drawer of linked accounts, 444 px wide. @param onClose takes it away */
export function SwitchAccount({ onClose }: { onClose: () => void }) {
  const say = useTranslate();
  const userInfo = useSession().userInfo as UserInfo | null;
  const { busyId, error, start } = useSwitch();
  const [now] = useState(Date.now);
  const accounts = userInfo?.relationUserList ?? [];
  return (
    <Drawer open title={say('title')} closeLabel={say('close')} onClose={onClose} data-testid="switch-account">
      <div className={classes.scroll} data-testid="account-list">
        {accounts.length > 0 && <p className={classes.hint}>{say('hint')}</p>}
        {error && (
          <p className={classes.error} role="alert" data-testid="form-error">
            <IconAlertCircle size={16} aria-hidden="true" />
            {error}
          </p>
        )}
        {accounts.length === 0 ? (
          <EmptyState title={say('empty')} text={say('emptyText')} />
        ) : (
          <ul className={classes.list}>
            {accounts.map((account) => (
              <AccountCard
                key={account.userId}
                account={account}
                currentId={userInfo?.userId ?? ''}
                now={now}
                busy={busyId === account.userId}
                blocked={busyId !== null && busyId !== account.userId}
                onSwitch={(userId) => void start(userId)}
              />
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}
