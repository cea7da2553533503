import type { PublicPage } from '@portal/contract';
import { PortalLink } from '../../link/portal-link.tsx';
import { usePlace } from '../../navigation/place.ts';
import { useTranslate } from './phrases.ts';
import classes from './solution.module.css';

/** Says to who is signed out that the tool stands here, and leads back to this page, with what its address asks, once signed in. */
export function SignInNote({ page }: { page: PublicPage }) {
  const say = useTranslate();
  const { search } = usePlace();
  return (
    <p className={classes.signIn} data-testid="tool-sign-in">
      {say('signInNote')}{' '}
      <PortalLink to={`/portal?redirect=${encodeURIComponent(page + search)}`}>{say('signIn')}</PortalLink>
    </p>
  );
}
