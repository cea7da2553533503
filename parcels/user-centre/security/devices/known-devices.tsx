import type { KnownDevice } from '@portal/contract';
import { Button, IconDeviceDesktop, Tag } from '@portal/ui';
import entries from '../entries.module.css';
import classes from './devices.module.css';
import { useTranslate } from './phrases.ts';
import { useDeviceName, wholeInstant } from './use-device-name.ts';

interface KnownDevicesProps {
  devices: readonly KnownDevice[];
  busy: boolean;
  onForget: (device: KnownDevice) => void;
}

/** The browsers whose tries to sign in are counted apart, signed in or not. */
export function KnownDevices({ devices, busy, onForget }: KnownDevicesProps) {
  const say = useTranslate();
  return (
    <section className={classes.group} data-testid="known-devices">
      <h3>{say('known')}</h3>
      <p className={entries.quiet}>{say('knownLead')}</p>
      <ul className={entries.list}>
        {devices.map((device) => (
          <Entry key={device.deviceId} device={device} busy={busy} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ device, busy, onForget }: { device: KnownDevice } & Pick<KnownDevicesProps, 'busy' | 'onForget'>) {
  const say = useTranslate();
  const name = useDeviceName(device);
  return (
    <li className={entries.entry} data-testid="known-device" data-own={device.own}>
      <IconDeviceDesktop aria-hidden="true" />
      <div className={entries.words}>
        <p className={entries.name}>
          {name} {device.own && <Tag tone="accent">{say('thisBrowser')}</Tag>}
        </p>
        <p className={entries.quiet}>
          {[device.address, say('knownSince', { instant: wholeInstant(device.usedAt) })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        size="small"
        disabled={busy}
        aria-label={say('forgetNamed', { name })}
        onClick={() => onForget(device)}
        data-testid="known-device-forget"
      >
        {say('forget')}
      </Button>
    </li>
  );
}
