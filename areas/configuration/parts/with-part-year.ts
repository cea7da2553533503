import type { ChartSpec } from '@portal/ui/charts';

/** A chart by year whose last one is not over: it stands apart, and is called so. @param name empty where it is whole */
export function withPartYear<Spec extends ChartSpec>(spec: Spec, name: string): Spec {
  if (name === '' || !('categories' in spec) || !('series' in spec)) return spec;
  const last = spec.categories.length - 1;
  return { ...spec, categories: [...spec.categories.slice(0, last), name], partial: [...(spec.partial ?? []), last] };
}
