import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

const building = () => Promise.reject(new Error('being built'));

/** The calls of the slider captcha (A24). */
export function captchaHandlers(_parts: ServerParts): Handlers {
  return {
    captchaCreate: building,
    captchaVerify: building,
  };
}
