import type { PublicPage } from '@portal/contract';
import { PortalLink } from '../../link/portal-link.tsx';
import { useTranslate } from './phrases.ts';
import classes from './solution.module.css';

/** Says to who is signed out that the tool stands here, and leads back to this page once signed in. */
export function SignInNote({ page }: { page: PublicPage }) {
  const say = useTranslate();
  return (
    <p className={classes.signIn} data-testid="tool-sign-in">
      {say('signInNote')} <PortalLink to={`/portal?redirect=${encodeURIComponent(page)}`}>{say('signIn')}</PortalLink>
    </p>
  );
}
