import { settleCaptcha } from '@portal/shell/insider';
import { SliderCaptcha } from './slider-captcha.tsx';

/** S2.107: answers whoever asked for the puzzle, with a ticket or with null when it was closed. */
export function CaptchaQuestion() {
  return <SliderCaptcha onTicket={settleCaptcha} onClose={() => settleCaptcha(null)} />;
}
