import { type CallData, language, session } from '@portal/shell';

export type Hit = CallData<'quickSearch'>[number];

const most = 6;

/** Whose choices these are, and in which language their names are. */
let owner = '';
let saved: readonly Hit[] = [];

const presentOwner = (): string => `${session.user?.userId ?? ''} ${language()}`;

/**
 * What this person opened from the search, the latest first. It is in the memory of the page alone: it ends with the
 * page, and another account never sees it.
 */
export const recentHits = (): readonly Hit[] => (owner === presentOwner() ? saved : []);

/** Puts a hit before the others. */
export function rememberHit(hit: Hit): void {
  const others = recentHits().filter(({ kind, id }) => kind !== hit.kind || id !== hit.id);
  owner = presentOwner();
  saved = [hit, ...others].slice(0, most);
}
