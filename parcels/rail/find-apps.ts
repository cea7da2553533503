import type { MenuEntry } from '@portal/shell';

type Findable = Pick<MenuEntry, 'title' | 'spellings'>;

/** Letters and digits alone, as the server spells the names of products. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Products whose name holds what is typed: in either language, by the sound of its characters or by their initials. */
export function appsFound<App extends Findable>(apps: readonly App[], typed: string): App[] {
  const wanted = squeeze(typed);
  return apps.filter(({ title, spellings = [] }) =>
    [squeeze(title), ...spellings].some((spelling) => spelling.includes(wanted)),
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
