import { Button, IconBookmark, IconButton, useIsPhone } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { phrases } from './phrases.ts';
import { ViewsDrawer } from './views-drawer.tsx';

/** The way to what was kept of this page and others, and to keeping it as it is. */
export function SavedViews() {
  const translate = phrases.useTranslate();
  const [open, setOpen] = useState(false);
  const { search } = useLocation();
  const isPhone = useIsPhone();
  const opens = { 'aria-haspopup': 'dialog' as const, 'data-testid': 'save-view', onClick: () => setOpen(true) };
  return (
    <>
      {isPhone ? (
        <IconButton label={translate('views')} {...opens}>
          <IconBookmark />
        </IconButton>
      ) : (
        <Button size="small" variant="quiet" icon={<IconBookmark />} {...opens}>
          {translate('views')}
        </Button>
      )}
      {open && <ViewsDrawer path={location.pathname} query={search.slice(1)} onClose={() => setOpen(false)} />}
    </>
  );
}
