import type { MenuEntry } from '@portal/shell';
import { PortalLink } from '@portal/shell';
import { entryPath, isExternal } from '@portal/shell/insider';
import { classNames } from '@portal/ui';
import { AppIcon } from './app-icon.tsx';
import popupClasses from './popup.module.css';
import classes from './rail.module.css';

export interface RailAppProps {
  entry: MenuEntry;
  active: boolean;
  /** In the popup the name stands beside the icon. */
  wide?: boolean;
  onOpen?: () => void;
}

/** S2.060: one product of the rail, 60 px high (S9.027). */
export function RailApp({ entry, active, wide = false, onOpen }: RailAppProps) {
  const path = isExternal(entry) ? entry.path : entryPath(entry);
  return (
    <PortalLink
      item={entry}
      className={wide ? popupClasses.row : classNames(classes.app, active && classes.active)}
      aria-current={active ? 'true' : undefined}
      title={wide ? undefined : entry.title}
      onClick={onOpen}
      data-testid="rail-app"
      data-app-id={entry.id}
      data-path={path}
    >
      <AppIcon name={entry.icon} />
      <span className={classes.name}>{entry.title}</span>
    </PortalLink>
  );
}
