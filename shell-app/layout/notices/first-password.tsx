import { Button, formatDate, IconButton, IconX } from '@portal/ui';
import { useState } from 'react';
import { openUserCentre } from '../../drawers/drawers.ts';
import { useSession } from '../../session/session.ts';
import { useTranslate } from './first-password-phrases.ts';
import classes from './notices.module.css';

/** Says to whom somebody else has given the password until when it works, and leads to where another is chosen. */
export function FirstPassword() {
  const say = useTranslate();
  const { userInfo } = useSession();
  const [put, setPut] = useState(false);
  const until = userInfo?.passwordUntil;
  if (until === undefined || put) return null;
  return (
    <div className={classes.banner} role="status" data-testid="first-password">
      <p className={classes.words}>{say('text', { day: formatDate(new Date(until)) })}</p>
      <Button size="small" data-testid="first-password-change" onClick={openUserCentre}>
        {say('change')}
      </Button>
      <IconButton label={say('close')} size="small" onClick={() => setPut(true)}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
