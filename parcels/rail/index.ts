import { reactParcel } from '@portal/shell';
import { Rail } from './rail.tsx';

/** The parcel @portal/rail: the bar of products at the left edge. */
export const { bootstrap, mount, unmount } = reactParcel(Rail);
