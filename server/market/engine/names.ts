import { createHash } from 'node:crypto';
import type { ReleaseInfo } from '../releases/release.ts';

/** The schema that keeps which releases there are, and which one is published. */
export const register = 'market';

/** The engine cuts longer names. */
const longest = 63;

/** @returns a name as a statement writes it, whatever is in it */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The schema of a release. The same id with other content, as another machine may have made it, has another one.
 * @returns market_<id>_<eight digits of its seal>, the id cut where it is too long
 */
export function schemaOf({ id, createdAt, file }: Pick<ReleaseInfo, 'id' | 'createdAt' | 'file'>): string {
  const seal = file?.sha256 ?? createHash('sha256').update(`${id} ${createdAt}`).digest('hex');
  const end = `_${seal.slice(0, 8)}`;
  return `${`market_${id}`.slice(0, longest - end.length)}${end}`;
}
