import type { Progress } from '../../administration/index.ts';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import type { Settings } from '../../settings/settings.ts';
import { isFull } from '../../state/store-errors.ts';
import { openPortal } from './open-portal.ts';

/**
 * Finds out whether a change was saved that failed while it was made final: a full disk or a lost connection does not
 * say. Each change has its line in the trail.
 * @param run who ran the command, as the trail names them, and when (milliseconds since 1970)
 */
export async function findOut(settings: Settings, run: { actor: string; now: number }): Promise<Progress['stored']> {
  try {
    const state = await openPortal(settings);
    const line = await state.db
      .selectFrom('audit')
      .select('audit_id')
      .where('at', '=', run.now)
      .where('actor', '=', run.actor)
      .executeTakeFirst()
      .finally(() => state.close());
    return line ? 'saved' : 'nothing';
  } catch {
    return 'saving';
  }
}

const lost = {
  zh_CN: '未显示的密码或密钥无法再次查看，请用 reset-password 或 keys make 重新生成',
  en: 'a password or key that was not shown cannot be seen any more: reset-password or keys make gives another',
};

/**
 * What the operator is told of a command that failed.
 * @returns the error as it is where nothing was changed, or where it says itself what stands
 */
export function withOutcome(error: unknown, stored: Progress['stored']): unknown {
  if (stored === 'nothing' || error instanceof OperatorError) return error;
  const full = isFull(error);
  const [zh, en] = full ? ['磁盘已满', 'the disk is full'] : [wordsOf(error), wordsOf(error)];
  if (stored === 'saving') {
    return new OperatorError({
      zh_CN: `无法确定更改是否已保存（${zh}）：请先用 show、list 或 trials 查看，再决定是否重新运行。`,
      en: `It is not known whether the change was saved (${en}): look with show, list or trials before you run the command again.`,
    });
  }
  return new OperatorError({
    zh_CN: `更改已保存，但之后的步骤失败（${zh}）：请勿重新运行；${lost.zh_CN}。`,
    en: `The change was saved, and what comes after it failed (${en}). Do not run the command again; ${lost.en}.`,
  });
}
