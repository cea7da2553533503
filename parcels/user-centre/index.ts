import { reactParcel } from '@portal/shell';

export const { bootstrap, mount, unmount } = reactParcel(() => null);
