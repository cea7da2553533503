import type { KeptView } from '@portal/contract';

export type ViewGroup = 'favourites' | 'mine' | 'company';

/** Favourites stand first, then one's own, then what the company shares; each view once, the last used before others. */
export function viewGroups(views: readonly KeptView[], path: string | null): [ViewGroup, KeptView[]][] {
  const offered = views
    .filter((view) => path === null || view.path === path)
    .sort((view, other) => (other.usedAt ?? 0) - (view.usedAt ?? 0));
  const groupOf = ({ favourite, mine }: KeptView): ViewGroup => (favourite ? 'favourites' : mine ? 'mine' : 'company');
  return (['favourites', 'mine', 'company'] as const)
    .map((group): [ViewGroup, KeptView[]] => [group, offered.filter((view) => groupOf(view) === group)])
    .filter(([, each]) => each.length > 0);
}

/** The address that a view reopens. */
export const addressOf = ({ path, query }: Pick<KeptView, 'path' | 'query'>): string =>
  query ? `${path}?${query}` : path;

/** The view that a page opens with while its address names nothing; null where nobody has chosen one. */
export const standardOf = (views: readonly KeptView[], path: string): KeptView | null =>
  views.find((view) => view.standard && view.path === path) ?? null;
