/** The language of the terminal: Chinese where the locale says so, otherwise English. */
const chinese = /^zh/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '');

/** @param {{ en: string, zh: string }} sentence @returns {string} in the language of the terminal */
export const inWords = (sentence) => (chinese ? sentence.zh : sentence.en);

/** What ends the command with one sentence, and with a code that says whether it was asked in a wrong way. */
export class CheckError extends Error {
  /** @param {{ en: string, zh: string }} sentence @param {1 | 2} [code] 2 for wrong use */
  constructor(sentence, code = 1) {
    super(inWords(sentence));
    this.name = 'CheckError';
    this.code = code;
  }
}
