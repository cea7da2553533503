import { IconFileText } from '@portal/ui';
import { useState } from 'react';
import { InfoRow } from '../../info/info-row.tsx';
import { useTranslate } from './phrases.ts';
import { TrailDialog } from './trail-dialog.tsx';

/** The row that leads to what the audit trail says of the account. */
export function TrailRow() {
  const say = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <InfoRow
        icon={<IconFileText aria-hidden="true" />}
        label={say('title')}
        value=""
        action={say('open')}
        data-testid="open-trail"
        onClick={() => setOpen(true)}
      />
      {open && <TrailDialog onClose={() => setOpen(false)} />}
    </>
  );
}
