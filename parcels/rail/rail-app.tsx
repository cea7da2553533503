import type { MenuEntry } from '@portal/shell';
import { PortalLink } from '@portal/shell';
import { entryPath, isExternal, useLastPlace } from '@portal/shell/insider';
import { classNames, IconRefresh } from '@portal/ui';
import { AppIcon } from './app-icon.tsx';
import { useTranslate } from './phrases.ts';
import popupClasses from './popup.module.css';
import classes from './rail.module.css';

export interface RailAppProps {
  entry: MenuEntry;
  active: boolean;
  /** In the popup the name stands beside the icon. */
  wide?: boolean;
  onOpen?: () => void;
}

/**
 * S2.060: one product of the rail, 60 px high (S9.027). It leads to where the person was in it, filters and all, and a
 * second link beside it to its beginning; the product that is open leads to its beginning itself.
 */
export function RailApp({ entry, active, wide = false, onOpen }: RailAppProps) {
  const say = useTranslate();
  const last = useLastPlace(entry.id);
  const back = active ? null : last;
  const path = isExternal(entry) ? entry.path : entryPath(entry);
  const title = hint(entry.title, back !== null ? say('back') : last === null ? '' : say('anew'));
  return (
    <div className={wide ? popupClasses.product : classes.product}>
      <PortalLink
        item={entry}
        to={back ?? undefined}
        className={wide ? popupClasses.row : classNames(classes.app, active && classes.active)}
        aria-current={active ? 'true' : undefined}
        title={wide && title === entry.title ? undefined : title}
        onClick={onOpen}
        data-testid="rail-app"
        data-app-id={entry.id}
        data-path={path}
      >
        <AppIcon name={entry.icon} />
        <span className={classes.name}>{wide ? entry.title : softened(entry.title)}</span>
      </PortalLink>
      {back !== null && (
        <PortalLink
          item={entry}
          className={wide ? popupClasses.anew : classes.anew}
          aria-label={`${say('anew')} ${entry.title}`}
          onClick={onOpen}
          data-testid="rail-anew"
          data-app-id={entry.id}
        >
          <IconRefresh size={14} aria-hidden="true" />
          {say('anew')}
        </PortalLink>
      )}
    </div>
  );
}

/** A word that is longer than the rail is wide is parted where it may be: not every browser has a dictionary for that. */
const softened = (title: string): string => title.replace(/(\p{L}{6,})([^aeiou]ation)\b/giu, '$1\u00AD$2');

const hint = (title: string, more: string): string => (more === '' ? title : `${title} · ${more}`);
