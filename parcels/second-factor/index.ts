import { reactParcel } from '@portal/shell';
import { SecondFactor } from './second-factor.tsx';

/** The parcel @portal/second-factor: the second step of a sign-in; it is there only while it is asked. */
export const { bootstrap, mount, unmount } = reactParcel(SecondFactor);
