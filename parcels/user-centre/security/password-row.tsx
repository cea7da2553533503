import type { UserInfo } from '@portal/shell';
import { IconLock } from '@portal/ui';
import { useState } from 'react';
import { InfoRow } from '../info/info-row.tsx';
import { ChangePassword } from '../password/change-password.tsx';
import { useTranslate } from '../phrases.ts';

/** The row that leads to the change of the password. */
export function PasswordRow({ userInfo }: { userInfo: UserInfo }) {
  const say = useTranslate();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <InfoRow
        icon={<IconLock aria-hidden="true" />}
        label={say('password')}
        value=""
        action={say('changePassword')}
        data-testid="change-password"
        onClick={() => setChanging(true)}
      />
      {changing && (
        <ChangePassword userName={userInfo.userNm} phone={userInfo.wxNickNm} onClose={() => setChanging(false)} />
      )}
    </>
  );
}
