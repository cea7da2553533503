/** The word of an address that asks to have its page sent by calendar; its value names the kept view that it is of. */
export const sendParameter = 'send';

/** The address of a kept view that opens it and asks to have it sent. */
export const sendAddress = (address: string, viewId: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${sendParameter}=${encodeURIComponent(viewId)}`;
