import { publicPages } from '@portal/contract';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { useTranslate } from '../phrases.ts';
import classes from './public-frame.module.css';

/** The foot of the public pages. */
export function PublicFoot() {
  const say = useTranslate();
  const language = useLanguage();
  return (
    <footer className={classes.foot}>
      <p>{say('footText')}</p>
      <nav aria-label={say('morePages')}>
        <PortalLink to="/products">{publicPages['/products'][language].title}</PortalLink>
        <PortalLink to="/about">{publicPages['/about'][language].title}</PortalLink>
        <PortalLink to="/protocol">{publicPages['/protocol'][language].title}</PortalLink>
      </nav>
    </footer>
  );
}
