import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

const building = () => Promise.reject(new Error('being built'));

/** The calls about codes, and what a code proves: sign-in and bound contacts. */
export function codeHandlers(_parts: ServerParts): Handlers {
  return {
    sendVerificationCode: building,
    sendVerificationCodeEmail: building,
    sendBindCode: building,
    sendBindCodeEmail: building,
    bindPhone: building,
    bindEmail: building,
    dynamicLogin: building,
  };
}
