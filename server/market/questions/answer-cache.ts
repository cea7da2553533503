/** Keeps the last answers; the one not used for the longest time goes first. */
export interface AnswerCache<Answer> {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
}

/**
 * @param room how much the kept answers may weigh together
 * @param weigh what an answer weighs with its key, for example in bytes
 */
export function answerCache<Answer>(room: number, weigh: (answer: Answer, key: string) => number): AnswerCache<Answer> {
  // A Map remembers the order of insertion: an answer that is used is put in again, so the oldest stands first.
  const answers = new Map<string, Answer>();
  let weight = 0;
  const drop = (key: string) => {
    const answer = answers.get(key);
    if (answer === undefined) return;
    answers.delete(key);
    weight -= weigh(answer, key);
  };
  return {
    get(key) {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    set(key, answer) {
      drop(key);
      if (weigh(answer, key) > room) return;
      answers.set(key, answer);
      weight += weigh(answer, key);
      for (const oldest of answers.keys()) {
        if (weight <= room) break;
        drop(oldest);
      }
    },
  };
}
