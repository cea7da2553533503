import { type MenuEntry, PortalLink, useLanguage, useSession } from '@portal/shell';
import {
  activeProduct,
  inOrderOf,
  railApps,
  toggleLanguage,
  useAdmission,
  useRailCapacity,
} from '@portal/shell/insider';
import { classNames, IconHome } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './rail.module.css';
import { RailApp } from './rail-app.tsx';
import { RailAvatar } from './rail-avatar.tsx';
import { RailLinks } from './rail-links.tsx';
import { RailMore } from './rail-more.tsx';
import { RailVideo } from './rail-video.tsx';

/** Home, the products that fit, the rest behind a button, language and account. */
export function Rail() {
  const say = useTranslate();
  const language = useLanguage();
  const { menus: entries, userInfo } = useSession();
  const menus = entries as MenuEntry[];
  const place = useAdmission();
  const capacity = useRailCapacity();
  const apps = inOrderOf(railApps(menus), userInfo?.productOrder ?? []);
  const activeId = place ? (activeProduct(menus, place.path, place.search)?.id ?? null) : null;
  return (
    <nav className={classes.rail} data-testid="rail" aria-label={say('rail')}>
      <PortalLink
        to="/dashboard"
        className={classNames(classes.home, place?.path === '/dashboard' && classes.active)}
        aria-current={place?.path === '/dashboard' ? 'page' : undefined}
        data-testid="rail-home"
        aria-label={say('home')}
        title={say('home')}
      >
        <IconHome size={20} stroke={1.75} aria-hidden="true" />
      </PortalLink>
      <div className={classes.apps}>
        {apps.slice(0, capacity).map((entry) => (
          <RailApp key={entry.id} entry={entry} active={entry.id === activeId} />
        ))}
        {apps.length > capacity && <RailMore apps={apps} activeId={activeId} above={capacity} />}
      </div>
      <RailLinks />
      <RailVideo />
      <button
        type="button"
        className={classes.tool}
        onClick={toggleLanguage}
        aria-label={say('language')}
        title={say('language')}
        data-testid="rail-language"
      >
        <span className={classes.tongue} lang={language === 'en' ? 'zh-CN' : 'en'}>
          {language === 'en' ? '中' : 'EN'}
        </span>
      </button>
      <RailAvatar />
    </nav>
  );
}
