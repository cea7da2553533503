import { reactParcel } from '@portal/shell';
import { TrialApplication } from './trial-application.tsx';

/** The parcel @portal/trial-application: applying for a trial in two steps; it is there only while it is open. */
export const { bootstrap, mount, unmount } = reactParcel(TrialApplication);
