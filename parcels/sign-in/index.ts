import { reactParcel } from '@portal/shell';
import { SignIn } from './sign-in.tsx';

/** The parcel @portal/sign-in: the form of the landing page. */
export const { bootstrap, mount, unmount } = reactParcel(SignIn);
