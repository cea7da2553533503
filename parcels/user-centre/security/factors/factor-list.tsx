import { knowsPasskeys } from '@portal/shell/insider';
import { Button, formatDateTime, IconDeviceMobile, IconLock } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './factors.module.css';
import { useTranslate } from './phrases.ts';
import type { Factors } from './use-factors.ts';

interface FactorListProps {
  factors: Factors;
  busy: boolean;
  onSetUp: () => void;
  onRemove: () => void;
  onRenew: () => void;
  onAddPasskey: () => void;
  onRenamePasskey: (passkey: Factors['passkeys'][number]) => void;
  onRemovePasskey: (factorId: string) => void;
}

/** What the account asks for at its second step, and what helps who has lost it. */
export function FactorList({ factors, busy, onSetUp, onRemove, onRenew, ...on }: FactorListProps) {
  const say = useTranslate();
  const { totp, passkeys, recoveryCodes } = factors;
  const texts = totp && [
    say('appSince', { instant: formatDateTime(new Date(totp.madeAt)) }),
    ...(totp.usedAt === null ? [] : [say('appUsed', { instant: formatDateTime(new Date(totp.usedAt)) })]),
  ];
  return (
    <ul className={classes.list}>
      <Entry
        icon={<IconDeviceMobile aria-hidden="true" />}
        name={say('app')}
        text={texts?.join(' · ') ?? say('appOff')}
        testId="factor-app"
      >
        <Button
          size="small"
          variant={totp ? 'default' : 'primary'}
          loading={busy}
          onClick={totp ? onRemove : onSetUp}
          data-testid={totp ? 'factor-remove' : 'factor-set-up'}
        >
          {say(totp ? 'remove' : 'setUp')}
        </Button>
      </Entry>
      {passkeys.map(({ factorId, name, madeAt, usedAt }) => (
        <Entry
          key={factorId}
          icon={<IconLock aria-hidden="true" />}
          name={say('passkeyNamed', { name })}
          text={say('appSince', { instant: formatDateTime(new Date(madeAt)) })}
          testId="factor-passkey"
        >
          <Button
            size="small"
            disabled={busy}
            aria-label={say('renameNamed', { name })}
            onClick={() => on.onRenamePasskey({ factorId, name, madeAt, usedAt })}
            data-testid="passkey-rename"
          >
            {say('rename')}
          </Button>
          <Button
            size="small"
            disabled={busy}
            aria-label={say('removeNamed', { name })}
            onClick={() => on.onRemovePasskey(factorId)}
            data-testid="passkey-remove"
          >
            {say('remove')}
          </Button>
        </Entry>
      ))}
      {knowsPasskeys() && (
        <Entry icon={<IconLock aria-hidden="true" />} name={say('passkey')} text={say('passkeyLead')} testId="passkeys">
          <Button size="small" disabled={busy} onClick={on.onAddPasskey} data-testid="passkey-add">
            {say('add')}
          </Button>
        </Entry>
      )}
      {(totp || passkeys.length > 0) && (
        <Entry
          icon={<IconLock aria-hidden="true" />}
          name={say('recovery')}
          text={say('recoveryLeft', { count: recoveryCodes })}
          testId="factor-recovery"
        >
          <Button size="small" onClick={onRenew} data-testid="factor-renew">
            {say('renew')}
          </Button>
        </Entry>
      )}
    </ul>
  );
}

interface EntryProps {
  icon: ReactNode;
  name: string;
  text: string;
  testId: string;
  children: ReactNode;
}

function Entry({ icon, name, text, testId, children }: EntryProps) {
  return (
    <li className={classes.entry} data-testid={testId}>
      {icon}
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>{text}</p>
      </div>
      {children}
    </li>
  );
}
