import { reactParcel } from '@portal/shell';
import { HelpVideo } from './help-video.tsx';

/** The parcel @portal/help-video: the film of the product that is open; it is there only while it is open. */
export const { bootstrap, mount, unmount } = reactParcel(HelpVideo);
