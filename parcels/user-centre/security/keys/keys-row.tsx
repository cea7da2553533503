import { takeCentrePart } from '@portal/shell/insider';
import { IconKey } from '@portal/ui';
import { useEffect, useState } from 'react';
import { InfoRow } from '../../info/info-row.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useTranslate } from './phrases.ts';

/** The row that leads to the keys by which programs read figures for the account. */
export function KeysRow() {
  const say = useTranslate();
  const [open, setOpen] = useState(false);
  // Once the drawer stands: a dialog that is shown before it would lie below.
  useEffect(() => {
    if (takeCentrePart() === 'keys') setOpen(true);
  }, []);
  return (
    <>
      <InfoRow
        icon={<IconKey aria-hidden="true" />}
        label={say('keys')}
        value=""
        action={say('view')}
        data-testid="keys"
        onClick={() => setOpen(true)}
      />
      {open && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}
