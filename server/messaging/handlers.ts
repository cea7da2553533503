import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

const building = () => Promise.reject(new Error('being built'));

/** The calls about sign-in and binding with a messaging service. */
export function messagingHandlers(_parts: ServerParts): Handlers {
  return {
    getLoginQRCode: building,
    getBindQRCode: building,
    getQRCodeStatus: building,
    qrcodeLogin: building,
    doBindQrcode: building,
    getQRCodeScene: building,
    confirmLoginQRCode: building,
  };
}
