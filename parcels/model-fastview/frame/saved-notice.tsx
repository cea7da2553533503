import type { MenuEntry } from '@portal/contract';
import { PortalLink, useSession } from '@portal/shell';
import { entryPath, useAdmission } from '@portal/shell/insider';
import { IconInfoCircle } from '@portal/ui';
import { savedPage } from '../address/saved-page.ts';
import { useTranslate } from '../phrases.ts';
import classes from './frame.module.css';

/** A03: says of an address below the fast view which saved page it was, and where that page is now. */
export function SavedNotice() {
  const say = useTranslate();
  const place = useAdmission();
  const saved = savedPage(place?.path ?? '', useSession().menus as MenuEntry[]);
  if (!saved) return null;
  const { name, entry } = saved;
  return (
    <div className={classes.notice} role="status" data-testid="fastview-saved">
      <IconInfoCircle size={18} aria-hidden="true" />
      <p>
        <strong>{say('saved', { name: entry?.title ?? name })}</strong> {say('savedText')}{' '}
        {entry && <PortalLink to={entryPath(entry)}>{say('savedOpen', { title: entry.title })}</PortalLink>}
      </p>
    </div>
  );
}
