import { Button, IconDeviceMobile } from '@portal/ui';
import entries from '../entries.module.css';
import classes from './devices.module.css';
import { useTranslate } from './phrases.ts';

/** The phone or messaging account that signs in by scanning, which a change of the password leaves as it is. */
export function PhoneEntry({ name, busy, onUnbind }: { name: string; busy: boolean; onUnbind: () => void }) {
  const say = useTranslate();
  return (
    <section className={classes.group} data-testid="bound-phone">
      <h3>{say('phone')}</h3>
      <div className={`${entries.entry} ${classes.phone}`}>
        <IconDeviceMobile aria-hidden="true" />
        <div className={entries.words}>
          <p className={entries.name}>{name}</p>
          <p className={entries.quiet}>{say('phoneLead')}</p>
        </div>
        <Button
          size="small"
          disabled={busy}
          aria-label={say('unbindNamed', { name })}
          onClick={onUnbind}
          data-testid="phone-unbind"
        >
          {say('unbind')}
        </Button>
      </div>
    </section>
  );
}
