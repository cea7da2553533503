import type { FacetOption } from './facet-group.tsx';

/** The values to choose from; one that is chosen stays in sight when the other filters leave nothing of it. */
export function withChosen(
  options: readonly FacetOption[],
  chosen: readonly string[],
  nameOf: (key: string) => string,
): FacetOption[] {
  const gone = chosen.filter((key) => options.every((option) => option.key !== key));
  return [...options, ...gone.map((key) => ({ key, name: nameOf(key), count: 0 }))];
}
