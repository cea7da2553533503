/** Something only the person who runs the server can put right: one plain sentence, printed without a stack. */
export class OperatorError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'OperatorError';
  }
}

/** The words of anything that was thrown. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
