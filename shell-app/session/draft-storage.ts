import { onSessionCleared } from './keep-session.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

/**
 * A place for what somebody has chosen or typed and not sent yet: it outlives a change of page and a load of it, in this
 * tab, and ends with the session.
 * @param name key in the storage, the area's own
 */
export function draftStorage<Content>(name: string): TabStorage<Content> {
  const storage = tabStorage<Content>(`draft-${name}`);
  onSessionCleared(() => storage.write(null));
  return storage;
}
