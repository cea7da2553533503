import { type ContactKind, closeDrawer } from '@portal/shell/insider';
import { Drawer } from '@portal/ui';
import { useState } from 'react';
import { AccountState } from './account-state.tsx';
import { BindPanel } from './contacts/bind-panel.tsx';
import { InfoPanel } from './info/info-panel.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { useTranslate } from './phrases.ts';
import { useUserInfo } from './use-user-info.ts';

/**
 * S2.116 to S2.118: the drawer of the own account, 444 px wide. It shows one of two panels (S4.057): what is known of
 * the account, or the form that binds a contact. Each opening is a new component and begins with the first (S4.059).
 */
export function UserCentre() {
  const say = useTranslate();
  const { userInfo, error, retry } = useUserInfo();
  const [binding, setBinding] = useState<ContactKind | null>(null);
  /** Where the focus goes when the info panel comes back. */
  const [left, setLeft] = useState<ContactKind | null>(null);
  const back = () => {
    setLeft(binding);
    setBinding(null);
  };
  return (
    <Drawer
      open
      title={say('title')}
      closeLabel={say('close')}
      onClose={closeDrawer}
      footer={binding === null && <PanelFoot />}
      data-testid="user-centre"
      closeTestId="user-centre-close"
    >
      {userInfo === null && <AccountState error={error} onRetry={retry} />}
      {userInfo !== null && binding === null && <InfoPanel userInfo={userInfo} focused={left} onBind={setBinding} />}
      {userInfo !== null && binding !== null && (
        <BindPanel
          key={binding}
          kind={binding}
          bound={binding === 'mobile' ? userInfo.phonNo : userInfo.emalAd}
          onBack={back}
        />
      )}
    </Drawer>
  );
}
