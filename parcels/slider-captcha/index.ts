import { reactParcel } from '@portal/shell';
import { CaptchaQuestion } from './captcha-question.tsx';

/** The parcel @portal/slider-captcha: the puzzle above everything; it is there only while it is asked. */
export const { bootstrap, mount, unmount } = reactParcel(CaptchaQuestion);
