import { reactParcel } from '@portal/shell';
import { QuickSearch } from './quick-search.tsx';

/** The parcel @portal/quick-search: finds anything by its name; it is there only while it is open. */
export const { bootstrap, mount, unmount } = reactParcel(QuickSearch);
