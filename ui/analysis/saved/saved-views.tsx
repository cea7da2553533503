import { Button, IconBookmark } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { phrases } from './phrases.ts';
import { ViewsDrawer } from './views-drawer.tsx';

/** The way to what was kept of this page and others, and to keeping it as it is. */
export function SavedViews() {
  const translate = phrases.useTranslate();
  const [open, setOpen] = useState(false);
  const { search } = useLocation();
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<IconBookmark />}
        aria-haspopup="dialog"
        data-testid="save-view"
        onClick={() => setOpen(true)}
      >
        {translate('views')}
      </Button>
      {open && <ViewsDrawer path={location.pathname} query={search.slice(1)} onClose={() => setOpen(false)} />}
    </>
  );
}
