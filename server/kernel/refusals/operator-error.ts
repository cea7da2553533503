import { types } from 'node:util';
import type { Language } from '@portal/contract';
import type { Sentence } from '../words/sentence.ts';
import { withoutPaths } from './without-paths.ts';

/** Something only the person who runs the server can put right: one plain sentence, printed without a stack. */
export class OperatorError extends Error {
  constructor(
    readonly sentence: Sentence,
    cause?: unknown,
  ) {
    super(sentence.en, { cause });
    this.name = 'OperatorError';
  }
}

/** The words of anything that was thrown, also by a part of the program with an Error class of its own. */
export function wordsOf(error: unknown): string {
  return types.isNativeError(error) ? error.message : String(error);
}

/** Signs. What is longer quotes a file, and takes long to look through. */
const mostWords = 2000;

/** The words of anything that was thrown, for who is not at the machine: each file stands by its name alone. */
export const wordsWithoutPaths = (error: unknown): string => withoutPaths(wordsOf(error).slice(0, mostWords));

/** The language of a terminal: Chinese where its locale says so, otherwise English. */
export function terminalLanguage(env: Record<string, string | undefined>): Language {
  return /^zh/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'zh_CN' : 'en';
}
