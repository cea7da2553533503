import { status } from '@portal/contract';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { isAway } from '../../state/store-errors.ts';
import { dataUnreadable } from '../releases/damage.ts';
import { outOfMemory, tooSlow } from '../turns/refusals.ts';

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const codes = {
  /** Out of memory, of disk, of the disk that one session may take. */
  memory: /^(?:53200|53100|53400)/,
  /** Stopped, by itself when it has taken too long. */
  stopped: /^57014/,
  /** A schema or table that is not there, or may not be read. */
  absent: /^(?:42P01|3F000|42501)/,
};

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Whether a statement met a release that is not there any more. */
export const isAbsent = (error: unknown): boolean => codes.absent.test(codeOf(error));

/** What a person is told while the engine is away. */
export const engineAway = (): Refusal =>
  new Refusal(
    'market.engine-away',
    status.unavailable,
    {
      zh_CN: '市场数据库暂时无法连接，请稍后重试；若持续如此，请联系管理员。',
      en: 'The market database cannot be reached at the moment. Please try again shortly; if this goes on, contact your administrator.',
    },
    'PORTAL_MARKET_URL does not answer',
  );

/**
 * What a question is refused with for what the engine said.
 * @param seconds how long a question may run
 * @returns the error itself where it is none of these
 */
export function asRefusal(error: unknown, seconds: number): unknown {
  if (isAway(error)) return engineAway();
  if (codes.memory.test(codeOf(error))) return outOfMemory();
  if (codes.stopped.test(codeOf(error))) return tooSlow(seconds);
  return isAbsent(error) ? dataUnreadable() : error;
}

/** What the operator is told. The address may hold a password, so only its host is repeated. */
export function unusableEngine(url: string, error: unknown): OperatorError {
  const { host } = new URL(url);
  return new OperatorError(
    {
      zh_CN: `无法使用 ${host} 上的市场数据库（PORTAL_MARKET_URL）：${wordsOf(error)}`,
      en: `The market database at ${host} (PORTAL_MARKET_URL) cannot be used: ${wordsOf(error)}`,
    },
    error,
  );
}
