import type { Visitor } from '../visitor.ts';

/**
 * How long a journey may take, in ms: many times what the longest needs on a quick machine, since beside other work it
 * takes longer. It only ends what hangs.
 */
export const journeyTime = 300_000;

/** How long the body of a journey may take to notice that its visitor has been sent away, in ms. */
const noticeTime = 5_000;

const after = <T>(time: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, time, value).unref());

/** Keeps what is on screen; a window that does not answer keeps nobody waiting. */
const pictureOf = (visitor: Visitor, title: string): Promise<string> =>
  Promise.race([visitor.picture(title).catch(() => 'no picture'), after(5_000, 'no picture')]);

/**
 * Runs a journey. One that takes too long is ended: its windows are closed, so that whatever its body waits for there
 * fails, and nothing of it happens any more once this has been said.
 * @param title for the picture of a failure
 * @param end ends the visitor with everything that was opened
 * @param time in ms
 * @throws Error what the body throws, or that its time was over, with the place and a picture
 */
export async function endInTime(
  visitor: Visitor,
  body: () => Promise<void>,
  { title, end, time }: { title: string; end: () => Promise<void>; time: number },
): Promise<void> {
  const running = body().then(
    () => null,
    (error: unknown) => ({ error: error as Error }),
  );
  const result = await Promise.race([running, after(time, 'over' as const)]);
  if (result === null) return;
  const where = `at ${visitor.place}; ${await pictureOf(visitor, title)}`;
  if (result !== 'over') throw new Error(`${result.error.message} [${where}]`, { cause: result.error });
  await end();
  const last = await Promise.race([running, after(noticeTime, 'waits' as const)]);
  const doing = last === 'waits' ? 'It waits for something outside of its windows.' : '';
  throw new Error(
    `The journey was ended, for it was not done after ${time / 1000} s [${where}]. ${doing}`,
    last === null || last === 'waits' ? {} : { cause: last.error },
  );
}
