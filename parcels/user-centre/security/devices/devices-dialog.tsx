import { NotYet } from '@portal/shell/insider';
import { Button, Modal } from '@portal/ui';
import entries from '../entries.module.css';
import { DeviceEntry } from './device-entry.tsx';
import classes from './devices.module.css';
import { KnownDevices } from './known-devices.tsx';
import { PhoneEntry } from './phone-entry.tsx';
import { useTranslate } from './phrases.ts';
import { useDevices } from './use-devices.ts';

/** Where the account is signed in and known, and the phone that signs it in; what is not its owner's is ended here. */
export function DevicesDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const say = useTranslate();
  const { sessions, devices, error, busy, retry, end, endOthers, forget, unbind } = useDevices();
  const others = sessions?.filter(({ own }) => !own) ?? [];
  return (
    <Modal
      open
      width={520}
      title={say('devices')}
      closeLabel={say('close')}
      onClose={onClose}
      data-testid="devices-dialog"
      closeTestId="devices-close"
    >
      <div className={classes.devices}>
        <p className={entries.quiet}>{say('lead')}</p>
        {sessions === null ? (
          <NotYet error={error} onRetry={retry} say={say} />
        ) : (
          <ul className={entries.list}>
            {sessions.map((session) => (
              <DeviceEntry key={session.sessionId} session={session} busy={busy} onEnd={end} />
            ))}
          </ul>
        )}
        {sessions !== null && others.length === 0 && <p className={entries.quiet}>{say('noOthers')}</p>}
        {others.length > 1 && (
          <Button block disabled={busy} onClick={endOthers} data-testid="devices-end-others">
            {say('endOthers')}
          </Button>
        )}
        {devices.length > 0 && <KnownDevices devices={devices} busy={busy} onForget={forget} />}
        {phone && <PhoneEntry name={phone} busy={busy} onUnbind={unbind} />}
      </div>
    </Modal>
  );
}
