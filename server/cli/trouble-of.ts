import type { OperatorError } from '../kernel/refusals/operator-error.ts';
import { readSettings } from '../settings/settings.ts';
import { isBusy, isFull } from '../state/store-errors.ts';
import { storeTrouble } from '../state/store-trouble.ts';

/**
 * A full disk or a store that is always busy, in words with its place.
 * @param env the settings that the command has read already
 * @returns null for any other error
 */
export function troubleOf(error: unknown, env: Record<string, string | undefined>): OperatorError | null {
  if (!isFull(error) && !isBusy(error)) return null;
  const { dataFolder, databaseUrl } = readSettings(env);
  return storeTrouble(error, databaseUrl === null ? dataFolder : `${dataFolder} / ${new URL(databaseUrl).host}`);
}
