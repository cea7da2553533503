import type { Log } from '../kernel/log.ts';
import { unknownProducts } from '../signon/index.ts';
import type { ServerParts } from './calls/server-parts.ts';

/** Says in the log what a start goes without, though it can go on: areas, and products that the sign-on file names. */
export async function warnAtStart(
  log: Log,
  { db, modules, settings }: Pick<ServerParts, 'db' | 'modules' | 'settings'>,
): Promise<void> {
  const { leftOut } = await modules.now();
  for (const { area, sentence } of leftOut) log.warn({ area, problem: sentence.en }, 'an area was left out');
  for (const product of await unknownProducts(db, settings.signOn))
    log.warn({ product }, 'PORTAL_SIGN_ON names a product that there is not');
}
