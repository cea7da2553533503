import { publicPages } from '@portal/contract';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { release } from '../../release/release.ts';
import { operator } from '../../sites/operator.ts';
import classes from './public-frame.module.css';

/** The foot of the public pages. */
export function PublicFoot() {
  const say = useTranslate();
  const language = useLanguage();
  const { firm, contact } = operator();
  return (
    <footer className={classes.foot}>
      <p>
        {firm && <span data-testid="run-by">{say('runBy', { firm: firm[language] })}</span>}
        {release.picture && <span>{say('footText')}</span>}
      </p>
      <nav aria-label={say('morePages')}>
        <PortalLink to="/products">{publicPages['/products'][language].title}</PortalLink>
        <PortalLink to="/about">{publicPages['/about'][language].title}</PortalLink>
        {contact && (
          <PortalLink to={contact} loginPassing={false}>
            {say('askThem')}
          </PortalLink>
        )}
        <PortalLink to="/protocol">{publicPages['/protocol'][language].title}</PortalLink>
      </nav>
    </footer>
  );
}
