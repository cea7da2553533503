import { reactParcel } from '@portal/shell';
import { Downloads } from './downloads.tsx';

/** The parcel @portal/downloads: the workbook that is put together, and the files that the server has made. */
export const { bootstrap, mount, unmount } = reactParcel(Downloads);
