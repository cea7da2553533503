/** Work that did not answer in its time. */
export class LimitError extends Error {
  override name = 'LimitError';
}

/**
 * Waits for work, but not longer than a limit. The timer is cleared when the work answers.
 *
 * @param limit milliseconds
 * @param what names the work in the error
 * @throws LimitError when the limit is over; otherwise what the work throws
 */
export function within<T>(limit: number, what: string, work: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LimitError(`${what} did not answer within ${limit / 1000} seconds.`)),
      limit,
    );
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
