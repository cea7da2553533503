import { reactParcel } from '@portal/shell';
import { SwitchAccount } from './switch-account.tsx';

/** The parcel @portal/switch-account: the drawer of linked accounts; it is there only while it is open. */
export const { bootstrap, mount, unmount } = reactParcel(SwitchAccount);
