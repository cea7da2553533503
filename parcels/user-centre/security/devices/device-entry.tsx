import type { DeviceSession } from '@portal/contract';
import { Button, formatDateTime, IconDeviceDesktop, Tag } from '@portal/ui';
import classes from './devices.module.css';
import { useTranslate } from './phrases.ts';

interface DeviceEntryProps {
  session: DeviceSession;
  busy: boolean;
  onEnd: (session: DeviceSession) => void;
}

/** An instant that no narrow screen breaks between its day and its time. */
const wholeInstant = (at: number) => formatDateTime(new Date(at)).replace(' ', '\u00a0');

/** One place where the account is signed in; the own one ends by signing out, and not here. */
export function DeviceEntry({ session, busy, onEnd }: DeviceEntryProps) {
  const say = useTranslate();
  const { browser, system, address, begunAt, usedAt, own } = session;
  const name = browser && system ? say('on', { browser, system }) : browser || system || say('unknown');
  return (
    <li className={classes.entry} data-testid="device" data-own={own}>
      <IconDeviceDesktop aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.name}>
          {name} {own && <Tag tone="accent">{say('own')}</Tag>}
        </p>
        <p className={classes.quiet}>
          {[address, say('used', { instant: wholeInstant(usedAt) })].filter(Boolean).join(' · ')}
        </p>
        <p className={classes.quiet}>{say('begun', { instant: wholeInstant(begunAt) })}</p>
      </div>
      {!own && (
        <Button
          size="small"
          disabled={busy}
          aria-label={say('endNamed', { name })}
          onClick={() => onEnd(session)}
          data-testid="device-end"
        >
          {say('end')}
        </Button>
      )}
    </li>
  );
}
