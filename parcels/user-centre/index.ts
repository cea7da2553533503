import { reactParcel } from '@portal/shell';
import { UserCentre } from './user-centre.tsx';

/** The parcel @portal/user-centre: the drawer of the own account; it is there only while it is open. */
export const { bootstrap, mount, unmount } = reactParcel(UserCentre);
