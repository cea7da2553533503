import { tooSlow } from '../turns/refusals.ts';

/**
 * Does a task for a limited time.
 * @param seconds how long it may take
 * @param signal raised when nobody waits for it any more
 * @param task given a signal that is raised by either; it ends then, with the signal's reason
 * @throws Refusal (as the reason of the task's signal) when the time is over; what the task throws
 */
export async function withinTime<Result>(
  seconds: number,
  signal: AbortSignal,
  task: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const end = new AbortController();
  const leave = () => end.abort(signal.reason);
  const timer = setTimeout(() => end.abort(tooSlow(seconds)), seconds * 1000);
  signal.addEventListener('abort', leave, { once: true });
  try {
    signal.throwIfAborted();
    return await task(end.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
