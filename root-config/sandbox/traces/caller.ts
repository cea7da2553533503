/** A line of a stack: the address before line and column. */
const place = /([^\s()]+):\d+:\d+\)?$/;

type Capturing = ErrorConstructor & {
  captureStackTrace?: (target: object, above: unknown) => void;
  stackTraceLimit?: number;
};

/**
 * Whose code has called a function that stands in for one of the browser's. Only the very caller counts: what a shared
 * library does for an area, such as the timers of React, is the library's.
 *
 * @param standIn the function that was called
 * @returns address of the caller's script; empty where the browser does not say
 */
export function callerOf(standIn: unknown): string {
  const errors = Error as Capturing;
  const holder: { stack?: string } = {};
  const usual = errors.stackTraceLimit;
  // A few frames: between the caller and what it called, a function of the language such as forEach may stand.
  errors.stackTraceLimit = 4;
  errors.captureStackTrace?.(holder, standIn);
  errors.stackTraceLimit = usual;
  // An area may have Error.prepareStackTrace make something else of it.
  const stack: unknown = holder.stack;
  for (const line of typeof stack === 'string' ? stack.split('\n') : []) {
    const address = place.exec(line)?.[1];
    if (address) return address;
  }
  return '';
}
