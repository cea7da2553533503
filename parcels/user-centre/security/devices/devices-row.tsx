import type { UserInfo } from '@portal/shell';
import { IconDeviceDesktop } from '@portal/ui';
import { useState } from 'react';
import { InfoRow } from '../../info/info-row.tsx';
import { DevicesDialog } from './devices-dialog.tsx';
import { useTranslate } from './phrases.ts';

/** The row that leads to where the account is signed in. */
export function DevicesRow({ userInfo }: { userInfo: UserInfo }) {
  const say = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <InfoRow
        icon={<IconDeviceDesktop aria-hidden="true" />}
        label={say('devices')}
        value=""
        action={say('view')}
        data-testid="devices"
        onClick={() => setOpen(true)}
      />
      {open && <DevicesDialog phone={userInfo.wxNickNm} onClose={() => setOpen(false)} />}
    </>
  );
}
