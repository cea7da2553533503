import { reactParcel } from '@portal/shell';
import { DecisionSheet } from './decision-sheet.tsx';

/** The parcel @portal/decision-sheet: what a price, an incentive or a new car may do, within which ends. */
export const { bootstrap, mount, unmount } = reactParcel(DecisionSheet);
