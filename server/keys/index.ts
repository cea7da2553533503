/** Keys by which programs ask in the place of an account. */
export { admitKey } from './admit-key.ts';
export { keyHandlers } from './handlers.ts';
export { endKey, listKeys, makeKey, moduleOfKey, rightsOf } from './key-store.ts';
export { keyNeeded, keyRefused } from './refusals.ts';
