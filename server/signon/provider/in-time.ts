/** That a provider has not answered all that was asked of it in time. */
export class TooSlow extends Error {
  constructor() {
    super('the provider took too long');
    this.name = 'TooSlow';
  }
}

/**
 * Waits for work no longer than so many milliseconds, however many requests it is made of.
 * @throws TooSlow; what the work throws
 */
export async function inTime<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // What comes after all is of no use, and its failure no news.
    work.catch(() => undefined);
  }
}
