import type { LinkedAccount } from '@portal/contract';
import { formatDateRange, formatNumber } from '@portal/shell';
import { Button, classNames, remainingDays, Tag } from '@portal/ui';
import { type AccountState, accountState } from './account-state.ts';
import { useTranslate } from './phrases.ts';
import classes from './switch-account.module.css';

export interface AccountCardProps {
  account: LinkedAccount;
  currentId: string;
  now: number;
  busy: boolean;
  /** Another switch is under way. */
  blocked: boolean;
  onSwitch: (userId: string) => void;
}

/** The status stands in the foot instead when it is what bars the way, and an expired account is not called active. */
const saysStatus = ({ kind }: AccountState): boolean => kind === 'current' || kind === 'switchable';

/** One linked account: who, what kind, how long, and what may be done with it. */
export function AccountCard({ account, currentId, now, busy, blocked, onSwitch }: AccountCardProps) {
  const say = useTranslate();
  const state = accountState(account, currentId, now);
  const left = remainingDays(account.actvToYmd, now);
  return (
    <li
      className={classNames(classes.card, state.kind === 'current' && classes.current)}
      data-testid="account"
      data-user-id={account.userId}
    >
      <div className={classes.head}>
        <strong className={classes.name}>{account.userRealNm || account.userNm}</strong>
        {saysStatus(state) && <Tag tone={account.userSt === '1' ? 'success' : 'neutral'}>{account.userStNm}</Tag>}
        {account.userDivNm && <Tag>{account.userDivNm}</Tag>}
      </div>
      <p className={classes.line}>
        {account.userNm} · {account.compNm}
      </p>
      <p className={classes.line}>
        {say('period')} {formatDateRange(account.actvFrYmd, account.actvToYmd)}
        {left > 0 && <span> · {say('remaining', { smart_count: left, days: formatNumber(left) })}</span>}
      </p>
      <div className={classes.foot}>
        <StateWord state={state} />
        {state.kind === 'switchable' && (
          <Button
            size="small"
            loading={busy}
            disabled={blocked}
            data-testid="account-switch"
            onClick={() => onSwitch(account.userId)}
          >
            {say('switchTo')}
          </Button>
        )}
      </div>
    </li>
  );
}

function StateWord({ state }: { state: AccountState }) {
  const say = useTranslate();
  if (state.kind === 'switchable') return null;
  return (
    <span data-testid="account-state" data-state={state.kind}>
      {state.kind === 'expired' && <Tag tone="danger">{say('expired')}</Tag>}
      {state.kind === 'status' && <Tag>{state.name}</Tag>}
      {state.kind === 'current' && <Tag tone="accent">{say('current')}</Tag>}
    </span>
  );
}
