import { Button } from '@portal/ui';
import { signOut } from '../../account/sign-out.ts';
import { navigate } from '../../navigation/place.ts';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import { useSession } from '../../session/session.ts';
import classes from './door.module.css';
import { useTranslate } from './phrases.ts';

/** A07: a signed-in visitor sees the way into the dashboard instead of the form. */
export function SignedInCard() {
  const say = useTranslate();
  const { user } = useSession();
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  return (
    <div className={classes.card} data-testid="signed-in">
      <h2>{say('welcome', { name: user?.realName || user?.username || '' })}</h2>
      <p className={classes.hint}>{say('signedIn')}</p>
      <Button variant="primary" size="large" block onClick={() => navigate(safeRedirect(wanted))}>
        {say('enter')}
      </Button>
      <Button variant="quiet" block onClick={() => void signOut()}>
        {say('logOut')}
      </Button>
    </div>
  );
}
