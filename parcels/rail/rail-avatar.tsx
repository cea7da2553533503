import { openDownloads, openSwitchAccount, openUserCentre, useSession } from '@portal/shell';
import { openProductOrder, settings, signOut, useSettings } from '@portal/shell/insider';
import {
  classNames,
  IconArrowsSort,
  IconDownload,
  IconLogout,
  IconMoon,
  IconSun,
  IconSwitchHorizontal,
  IconUserCircle,
} from '@portal/ui';
import { useTranslate } from './phrases.ts';
import popupClasses from './popup.module.css';
import classes from './rail.module.css';
import { usePopup } from './use-popup.ts';

/** S2.066: who is signed in, and what may be done with the account. */
export function RailAvatar() {
  const say = useTranslate();
  const popup = usePopup();
  const { user, company } = useSession();
  const { theme } = useSettings();
  const name = user?.realName || user?.username || '';
  const dark = theme === 'dark';
  const items = [
    { id: 'avatar-user-centre', label: say('userCentre'), Icon: IconUserCircle, run: openUserCentre },
    { id: 'avatar-switch-account', label: say('switchAccount'), Icon: IconSwitchHorizontal, run: openSwitchAccount },
    { id: 'avatar-downloads', label: say('downloads'), Icon: IconDownload, run: openDownloads },
    { id: 'avatar-arrange', label: say('arrange'), Icon: IconArrowsSort, run: openProductOrder },
    { id: 'avatar-theme', label: say(dark ? 'light' : 'dark'), Icon: dark ? IconSun : IconMoon, run: toggleTheme },
    { id: 'avatar-log-out', label: say('logOut'), Icon: IconLogout, run: () => void signOut() },
  ];
  return (
    <div className={classes.anchor} {...popup.wholeProps}>
      <button
        {...popup.buttonProps}
        type="button"
        className={classes.tool}
        aria-label={[...new Set([initials(name), say('account'), name])].join(' ').trim()}
        data-testid="rail-avatar"
      >
        <span className={classes.avatar}>{initials(name)}</span>
      </button>
      {popup.open && (
        <div className={classNames(popupClasses.popup, popupClasses.account)} data-popup="">
          <p className={popupClasses.who}>
            <strong data-testid="avatar-name">{name}</strong>
            <span>{company}</span>
          </p>
          {items.map(({ id, label, Icon, run }) => (
            <button
              key={id}
              type="button"
              className={popupClasses.row}
              data-testid={id}
              onClick={() => {
                popup.close();
                // What opens gives the focus back to the avatar; the entry is gone by then.
                popup.buttonProps.ref.current?.focus();
                run();
              }}
            >
              <Icon size={18} aria-hidden="true" />
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function toggleTheme(): void {
  settings.theme = settings.theme === 'dark' ? '#3366FF' : 'dark';
}

/** The last two signs of a Chinese name, or the first letters of two words. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const latin = /^[\p{Script=Latin}\s.'-]+$/u.test(name);
  return latin
    ? words
        .map((word) => word[0]?.toUpperCase())
        .slice(0, 2)
        .join('')
    : [...name].slice(-2).join('');
}
