import type { HealthCheck } from '@portal/contract';
import type { Health } from '../administration/index.ts';
import type { ServerParts } from './calls/server-parts.ts';
import { whatIsMissing } from './what-is-missing.ts';

type HealthParts = Pick<ServerParts, 'db' | 'market' | 'modules' | 'inPlace' | 'writable'>;

/** What must be fine for the portal to answer. */
async function checksOf({ market, inPlace, writable }: HealthParts): Promise<Record<HealthCheck, boolean>> {
  return {
    figures: market.release() !== null,
    engine: market.release() !== null && market.answers(),
    files: await inPlace(),
    state: await writable(),
  };
}

/** How the server is, and what whoever runs it should know beside that. */
export async function readHealth(parts: HealthParts): Promise<Health> {
  const { leftOut } = await parts.modules.now();
  return {
    checks: await checksOf(parts),
    notes: [...leftOut.map(({ sentence }) => sentence), ...(await whatIsMissing(parts.db, parts.market))],
  };
}

/** Whether the server can answer. */
export const isReady = async (parts: HealthParts): Promise<boolean> =>
  Object.values(await checksOf(parts)).every((isFine) => isFine);
