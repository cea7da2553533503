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
  const { databaseUrl } = readSettings(env);
  // By the name of the setting: where that leads on this machine is nobody's business who is sent the words.
  const beside = databaseUrl === null ? '' : ` / ${new URL(databaseUrl).host}`;
  return storeTrouble(error, {
    zh_CN: `数据目录（PORTAL_DATA）${beside}`,
    en: `the data folder (PORTAL_DATA)${beside}`,
  });
}
