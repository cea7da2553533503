import { Button, IconLanguage } from '@portal/ui';
import { toggleLanguage, useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import { useTranslate } from '../phrases.ts';
import { Mark } from './mark.tsx';
import classes from './public-frame.module.css';

export function PublicHead() {
  const say = useTranslate();
  const language = useLanguage();
  return (
    <header className={classes.head}>
      <PortalLink to="/home" className={classes.brand}>
        <Mark size={28} />
        {say('portal')}
      </PortalLink>
      {/* S2.104: named in the language that it leads to. */}
      <Button
        variant="quiet"
        className={classes.language}
        icon={<IconLanguage size={18} />}
        data-testid="page-language"
        onClick={toggleLanguage}
      >
        <span lang={language === 'en' ? 'zh-CN' : 'en'}>{language === 'en' ? '中文' : 'English'}</span>
      </Button>
    </header>
  );
}
