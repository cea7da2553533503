import { CallError, useAnswer } from '@portal/shell';
import { release } from '@portal/shell/insider';
import type { Answered } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { cachedAnswers } from './cached-answers.ts';
import { type Answer, type Question, questions, type Rule } from './questions.ts';

/** One answer as a panel meets it. 'empty' and 'failed' count as not loaded: the next visit asks again (S4.083). */
export interface Cell<Name extends Question> {
  state: 'loading' | 'loaded' | 'empty' | 'failed';
  /** What the answer holds; what stands at first unless it is loaded. */
  data: Answer<Name>;
  /** What the server said when it refused. */
  message?: string;
  error?: unknown;
}

/** @param answered null where the server had nothing to say */
export function cellOf<Name extends Question>(
  name: Name,
  { answer, waiting, error }: Omit<Answered<Answer<Name> | null>, 'retry'>,
): Cell<Name> {
  const data = (questions[name] as unknown as Rule<Name, Answer<Name>>).atFirst();
  if (error)
    return { state: 'failed', data, message: error instanceof CallError ? error.msg2Client : undefined, error };
  if (waiting || answer === undefined) return { state: 'loading', data };
  return answer === null ? { state: 'empty', data } : { state: 'loaded', data: answer };
}

/** The answer to one question of the dashboard, asked for when first needed. */
export function useCell<Name extends Question>(name: Name): Cell<Name> & { retry: () => void } {
  const { dataSource: source } = useSnapshot(release);
  const answered = useAnswer<typeof source, Answer<Name> | null>(cachedAnswers[name], source);
  return { ...cellOf(name, answered), retry: answered.retry };
}
