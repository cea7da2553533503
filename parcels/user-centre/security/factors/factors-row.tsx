import { IconShieldLock } from '@portal/ui';
import { useState } from 'react';
import { InfoRow } from '../../info/info-row.tsx';
import { FactorsDialog } from './factors-dialog.tsx';
import { useTranslate } from './phrases.ts';

/** The row that leads to the second step of signing in. */
export function FactorsRow() {
  const say = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <InfoRow
        icon={<IconShieldLock aria-hidden="true" />}
        label={say('factors')}
        value=""
        action={say('manage')}
        data-testid="factors"
        onClick={() => setOpen(true)}
      />
      {open && <FactorsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
