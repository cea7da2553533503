import { createHash } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A phone's secret as newToken() makes it. Nothing else is taken, so that nobody is bound to a secret that can be guessed. */
const devicePattern = /^[A-Za-z0-9_-]{43}$/;

export const isDevice = (device: string | undefined): device is string =>
  device !== undefined && devicePattern.test(device);

/** What account.messaging_key holds of a phone that was bound by opening a page of the portal. */
export const deviceKey = (device: string) => hash(device);

/** What account.messaging_key holds of a follower of the official account; no device can have the same. */
export const followerKey = (openId: string) => hash(`wx:${openId}`);
