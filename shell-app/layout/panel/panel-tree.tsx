import type { MenuEntry } from '@portal/contract';
import { classNames, IconChevronDown } from '@portal/ui';
import { useState } from 'react';
import { PortalLink } from '../../link/portal-link.tsx';
import { entryPath } from '../../menu/menu-paths.ts';
import classes from './menu-panel.module.css';

/** One level of the tree; a level below it is a branch of its own. */
export function PanelTree({ entries, active }: { entries: readonly MenuEntry[]; active: MenuEntry | null }) {
  return (
    <ul className={classes.level}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length > 0 ? (
            <Branch entry={entry} active={active} />
          ) : (
            <PortalLink
              item={entry}
              className={classNames(classes.item, entry.id === active?.id && classes.active)}
              aria-current={entry.id === active?.id ? 'page' : undefined}
              data-testid="menu-item"
              data-path={entryPath(entry)}
            >
              {entry.title}
            </PortalLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** S2.070: open at first sight. */
function Branch({ entry, active }: { entry: MenuEntry; active: MenuEntry | null }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        className={classNames(classes.item, classes.branch)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {entry.title}
        <IconChevronDown size={14} className={open ? undefined : classes.turned} aria-hidden="true" />
      </button>
      {open && <PanelTree entries={entry.children} active={active} />}
    </>
  );
}
