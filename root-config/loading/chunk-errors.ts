import { changedWords } from './file-kind.ts';

/** An error of code that could not be loaded; name and words are those that bundlers use (S8.001, S8.003, S8.004). */
export interface CodeError extends Error {
  code?: string;
  type?: string;
}

const make = (message: string, fields: Partial<CodeError>, cause?: unknown): CodeError =>
  Object.assign(new Error(message, { cause }), fields);

/** S8.001 @param type missing, or timeout */
export const chunkError = (name: string, type: 'missing' | 'timeout', cause?: unknown): CodeError =>
  make(`Loading chunk ${name} failed.\n(${type})`, { name: 'ChunkLoadError', type }, cause);

/** S8.003 @param address of the stylesheet */
export const styleError = (name: string, address: string): CodeError =>
  make(`Loading CSS chunk ${name} failed.\n(${address})`, { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' });

/** A file of an area that did not come, or is not the one that its manifest gives the hash of. */
export const filesError = (address: string): CodeError =>
  make(`${address} did not come, or is not what the manifest says: see the console of the browser.`, {
    name: 'ChunkLoadError',
    type: 'missing',
  });

/** A file of an area that came and is another one than the hash says that it was published with. */
export const changedError = (address: string): CodeError =>
  make(`${address}: ${changedWords}`, { name: 'ChunkLoadError', type: 'changed' });

/** S8.004 */
export const moduleMissing = (name: string, cause?: unknown): CodeError =>
  make(`Cannot find module '${name}'`, { code: 'MODULE_NOT_FOUND' }, cause);

/** S8.002: raised and not handled, so that it reaches the window and whoever watches it. */
export function raise(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
