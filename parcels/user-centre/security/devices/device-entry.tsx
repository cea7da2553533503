import type { DeviceSession } from '@portal/contract';
import { Button, IconDeviceDesktop, Tag } from '@portal/ui';
import entries from '../entries.module.css';
import { useTranslate } from './phrases.ts';
import { useDeviceName, wholeInstant } from './use-device-name.ts';

interface DeviceEntryProps {
  session: DeviceSession;
  busy: boolean;
  onEnd: (session: DeviceSession) => void;
}

/** One place where the account is signed in; the own one ends by signing out, and not here. */
export function DeviceEntry({ session, busy, onEnd }: DeviceEntryProps) {
  const say = useTranslate();
  const { address, begunAt, usedAt, own } = session;
  const name = useDeviceName(session);
  return (
    <li className={entries.entry} data-testid="device" data-own={own}>
      <IconDeviceDesktop aria-hidden="true" />
      <div className={entries.words}>
        <p className={entries.name}>
          {name} {own && <Tag tone="accent">{say('own')}</Tag>}
        </p>
        <p className={entries.quiet}>
          {[address, say('used', { instant: wholeInstant(usedAt) })].filter(Boolean).join(' · ')}
        </p>
        <p className={entries.quiet}>{say('begun', { instant: wholeInstant(begunAt) })}</p>
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
