import { IconBell } from '@portal/ui';
import { useState } from 'react';
import { InfoRow } from '../info/info-row.tsx';
import { useTranslate } from './phrases.ts';
import { WatchesDialog } from './watches-dialog.tsx';

/** The row that leads to what the account watches. */
export function WatchesRow() {
  const say = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <InfoRow
        icon={<IconBell aria-hidden="true" />}
        label={say('title')}
        value=""
        action={say('open')}
        data-testid="open-watches"
        onClick={() => setOpen(true)}
      />
      {open && <WatchesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
