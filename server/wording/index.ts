/** Questions in words: which question to the market they are. */
export { wordingHandlers } from './handlers.ts';
export { keepReady } from './keep-ready.ts';
export { openReader } from './model/open-reader.ts';
export { openWording, type Wording } from './open-wording.ts';
