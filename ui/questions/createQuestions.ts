/** Answers stay good for this long, in ms; a new release is then seen without a reload of the page. */
const keep = 120_000;
const most = 60;

export interface Questions<Payload, Answer> {
  /** The answer; the same question asked again meanwhile or shortly after is the same promise. */
  ask: (payload: Payload) => Promise<Answer>;
  /** The answer, if it is already here. */
  peek: (payload: Payload) => Answer | undefined;
  /** Forgets the answer, so that the next ask truly asks. */
  forget: (payload: Payload) => void;
}

interface Entry<Answer> {
  promise: Promise<Answer>;
  answer?: Answer;
  at: number;
}

/**
 * Remembers questions and their answers, so that what was asked while code was loading is not asked again by the page.
 * @param send asks the server
 * @param keyOf what else an answer depends on, such as the language
 */
export function createQuestions<Payload, Answer>(
  send: (payload: Payload) => Promise<Answer>,
  keyOf: () => string = () => '',
): Questions<Payload, Answer> {
  const entries = new Map<string, Entry<Answer>>();
  const keyFor = (payload: Payload) => `${keyOf()}${JSON.stringify(payload)}`;
  const fresh = (key: string) => {
    const entry = entries.get(key);
    return entry && Date.now() - entry.at < keep ? entry : undefined;
  };
  return {
    ask(payload) {
      const key = keyFor(payload);
      const known = fresh(key);
      if (known) return known.promise;
      const entry: Entry<Answer> = { promise: send(payload), at: Date.now() };
      entries.delete(key);
      entries.set(key, entry);
      entry.promise.then(
        (answer) => {
          entry.answer = answer;
        },
        () => entries.get(key) === entry && entries.delete(key),
      );
      const oldest = entries.keys().next().value;
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return entry.promise;
    },
    peek: (payload) => fresh(keyFor(payload))?.answer,
    forget: (payload) => {
      entries.delete(keyFor(payload));
    },
  };
}
