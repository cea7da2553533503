import type { DimensionKey } from '@portal/contract';
import { session } from '@portal/shell';

/** As many as are offered again; more would push the list itself out of sight. */
const most = 5;

/** By account and dimension, the last chosen first. They go with the page: the browser keeps nothing of them. */
const chosen = new Map<string, readonly string[]>();

const at = (dimension: DimensionKey) => `${session.user?.userId ?? ''}\n${dimension}`;

/** The members of a dimension that were ticked last by this account, on any page since the portal was opened. */
export const recentOf = (dimension: DimensionKey): readonly string[] => chosen.get(at(dimension)) ?? [];

/** Puts a member before all that were ticked earlier. */
export function noteRecent(dimension: DimensionKey, key: string): void {
  chosen.set(at(dimension), [key, ...recentOf(dimension).filter((other) => other !== key)].slice(0, most));
}
