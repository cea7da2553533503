import { OperatorError } from '../kernel/refusals/operator-error.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { isBusy, isFull } from './store-errors.ts';

/** What a command should find free before it is run again, in MB: no state grows by more in one run. */
const roomToFree = 500;

/**
 * What has befallen the store while a command changed it, in words: the disk is full, or another program does not stop
 * writing. Every command changes all or nothing.
 * @param place where the state lies, in both languages: the data folder, and the host of PostgreSQL
 * @returns null when it is something else
 */
export function storeTrouble(error: unknown, place: Sentence): OperatorError | null {
  if (isFull(error)) {
    return new OperatorError(
      {
        zh_CN: `磁盘已满：无法写入${place.zh_CN}，未作任何更改；请腾出 ${roomToFree} MB 后重新运行。`,
        en: `The disk is full: ${place.en} cannot be written to, and nothing has been changed; free ${roomToFree} MB and run the command again.`,
      },
      error,
    );
  }
  if (!isBusy(error)) return null;
  return new OperatorError(
    {
      zh_CN: `${place.zh_CN}中的状态库正被其他程序持续写入，未作任何更改；请稍后重新运行。`,
      en: `Another program keeps writing to the state store in ${place.en}, and nothing has been changed; run the command again later.`,
    },
    error,
  );
}
