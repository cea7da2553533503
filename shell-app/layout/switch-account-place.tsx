import { toast } from '@portal/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { closeSwitchAccount, drawers } from '../parcels/drawers.ts';
import { ParcelHost } from '../parcels/parcel-host.tsx';
import { translate } from './phrases.ts';

/** The drawer of linked accounts is a parcel that is there only while it is open. */
export function SwitchAccountPlace() {
  const { switchAccount } = useSnapshot(drawers);
  if (!switchAccount) return null;
  return <ParcelHost module="@portal/switch-account" failed={() => <DrawerFailed />} />;
}

/** A drawer that cannot be loaded closes, and says so; opening it again tries again. */
function DrawerFailed() {
  useEffect(() => {
    toast(translate('drawerFailed'), 'error');
    closeSwitchAccount();
  }, []);
  return null;
}
