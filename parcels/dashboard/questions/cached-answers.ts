import type { DataSource } from '@portal/contract';
import { type Questions, questionsBy, request } from '@portal/shell';
import { isEmptyAnswer } from './is-empty-answer.ts';
import { type Answer, type Question, questions, type Rule } from './questions.ts';

/** Questions of the dashboard by the data source. An answer in which there is nothing is null. */
type CachedAnswers = { [Name in Question]: Questions<DataSource, Answer<Name> | null> };

/** S4.080 to S4.084: asked once and then kept as long as it belongs to who looks; an empty answer is asked for again. */
const life = { good: (answer: unknown) => (answer === null ? 0 : Infinity), cachedFor: Infinity };

function cachedFor<Name extends Question>(name: Name): Questions<DataSource, Answer<Name> | null> {
  const { payload, read } = questions[name] as unknown as Rule<Name, Answer<Name>>;
  const send = async (source: DataSource) => {
    const answer = await request(name, payload(source));
    const data = answer ? read(answer) : null;
    return isEmptyAnswer(data) ? null : data;
  };
  return questionsBy(`dashboard ${name}`, send, life);
}

/** What the panels show. */
export const cachedAnswers = Object.fromEntries(
  (Object.keys(questions) as Question[]).map((name) => [name, cachedFor(name)]),
) as CachedAnswers;
