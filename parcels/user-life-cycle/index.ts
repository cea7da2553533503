import { reactParcel } from '@portal/shell';
import { UserLifeCycle } from './user-life-cycle.tsx';

/** The parcel @portal/user-life-cycle: the funnel from attention to purchase and repurchase. */
export const { bootstrap, mount, unmount } = reactParcel(UserLifeCycle);
