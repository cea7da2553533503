import { reactParcel } from '@portal/shell';
import { ProofQuestion } from './proof-question.tsx';

/** The parcel @portal/prove-again: asks again whose the account is, above everything; there only while it is asked. */
export const { bootstrap, mount, unmount } = reactParcel(ProofQuestion);
