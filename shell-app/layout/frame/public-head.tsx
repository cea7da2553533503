import { portalNameOf } from '@portal/contract';
import { Button, IconLanguage } from '@portal/ui';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { toggleLanguage, useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { useSession } from '../../session/session.ts';
import { operator } from '../../sites/operator.ts';
import type { Route } from '../use-route.ts';
import { Mark } from './mark.tsx';
import classes from './public-head.module.css';
import { PublicMenuButton, PublicNav } from './public-nav.tsx';

/** Pages that somebody passes on the way to another one: nothing leads off them. */
const onTheWay: readonly string[] = ['scan', 'first-run', 'auto-login', 'auth-redirect'];

/** The head of the pages that open without signing in: where one may go, the language, and the door. */
export function PublicHead({ route }: { route: Route }) {
  const language = useLanguage();
  const passing = onTheWay.includes(route.name);
  return (
    <header className={classes.head}>
      <PortalLink to="/home" className={classes.brand}>
        <Mark size={28} />
        <span>{portalNameOf(operator(), language)}</span>
      </PortalLink>
      {!passing && <PublicNav path={route.path} />}
      <div className={classes.tools}>
        {/* S2.104: named in the language that it leads to. */}
        <Button variant="quiet" icon={<IconLanguage size={18} />} data-testid="page-language" onClick={toggleLanguage}>
          <span lang={language === 'en' ? 'zh-CN' : 'en'}>{language === 'en' ? '中文' : 'English'}</span>
        </Button>
        {!passing && route.name !== 'home' && <Door />}
        {!passing && <PublicMenuButton path={route.path} />}
      </div>
    </header>
  );
}

function Door() {
  const say = useTranslate();
  const { token } = useSession();
  return token === null ? (
    <PortalLink to="/home" className={classes.door} data-testid="door">
      {say('signIn')}
    </PortalLink>
  ) : (
    <PortalLink to="/dashboard" className={classes.door} data-testid="door">
      {say('dashboard')}
    </PortalLink>
  );
}
