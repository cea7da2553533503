/** The language of the terminal: Chinese where the locale says so, otherwise English. */
const chinese = /^zh/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '');

/**
 * One line of progress.
 * @param {{ en: string, zh: string }} sentence the same sentence in both languages
 */
export function say(sentence) {
  console.log(chinese ? sentence.zh : sentence.en);
}

/** What ends a command with one plain sentence instead of a stack trace. */
export class PlainError extends Error {
  /**
   * @param {{ en: string, zh: string }} sentence what was wrong and what to do, in both languages
   */
  constructor(sentence) {
    super(chinese ? sentence.zh : sentence.en);
    this.name = 'PlainError';
  }
}

/**
 * Runs a command's main work; a PlainError becomes one line and exit code 1, any other error is shown in full.
 * @param {() => Promise<number>} work answers the exit code
 */
export async function endWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  }
}
