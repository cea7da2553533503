import type { AreaTables } from '@portal/contract';
import type { MenuEntry } from '@portal/shell';

type Findable = Pick<MenuEntry, 'id' | 'title'>;

/** Letters and digits alone, as the server spells the names of products. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Products whose name holds what is typed: in either language, by the sound of its characters or by their initials.
 * @param spellings by the ids of the products; those that are not known yet are found by their titles
 */
export function appsFound<App extends Findable>(
  apps: readonly App[],
  spellings: AreaTables['spellings'],
  typed: string,
): App[] {
  const wanted = squeeze(typed);
  return apps.filter(({ id, title }) =>
    [squeeze(title), ...(spellings[id] ?? [])].some((spelling) => spelling.includes(wanted)),
  );
}

/** Products by their category, each where its first one stands; those without one come together. */
export function inCategories<App extends Pick<MenuEntry, 'category'>>(
  apps: readonly App[],
): { category: string; entries: App[] }[] {
  const groups = new Map<string, App[]>();
  for (const app of apps) {
    const category = app.category ?? '';
    groups.set(category, [...(groups.get(category) ?? []), app]);
  }
  return [...groups].map(([category, entries]) => ({ category, entries }));
}
