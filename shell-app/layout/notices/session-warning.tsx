import { IconAlertTriangle, IconButton, IconX } from '@portal/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { refreshAndReload } from '../../account/refresh-session.ts';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { sessionWarning } from '../../session/session-warning.ts';
import classes from './notices.module.css';

/** S8.007 to S8.009: the server asks for a renewal; its word for the developer stands as plain text. */
export function SessionWarning() {
  const say = useTranslate();
  const { text } = useSnapshot(sessionWarning);
  const [busy, setBusy] = useState(false);
  if (text === null) return null;
  const renew = () => {
    setBusy(true);
    void refreshAndReload();
  };
  return (
    <div className={classes.warning} role="alert" data-testid="session-warning">
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{say('warning')}</strong>
        <p>{text}</p>
        <p>
          <button type="button" className={classes.inline} disabled={busy} onClick={renew}>
            {say('clickHere')}
          </button>{' '}
          {say('clickHereRest')}
        </p>
      </div>
      <IconButton label={say('close')} size="small" onClick={() => Object.assign(sessionWarning, { text: null })}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
