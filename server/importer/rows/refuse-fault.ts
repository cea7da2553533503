import { wordsWithoutPaths } from '../../kernel/refusals/operator-error.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';

/**
 * What goes wrong while an archive is read: a refusal says itself what is wrong, and a full disk is no fault of the file.
 * @param broken what is said of all else, with what the reader of archives says, without places of this machine
 */
export const refuseFault =
  (broken: (what: string) => Refusal) =>
  (error: unknown): never => {
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw broken(error instanceof Error ? wordsWithoutPaths(error) : '');
  };
