import type { View } from '@portal/ui';
import type { Catalogue } from '@portal/ui/analysis';
import type { SourcePair } from '../../market/questions.ts';

/** The source of the view, and the one that it is set against: that of the address, else the next one. */
export function readSources(search: URLSearchParams, { dataSource }: View, { dataSources }: Catalogue): SourcePair {
  const keys = dataSources.map(({ key }) => key as SourcePair['first']);
  const first = dataSource ?? (keys[0] as SourcePair['first']);
  const others = keys.filter((key) => key !== first);
  return { first, second: others.find((key) => key === search.get('against')) ?? others[0] ?? null };
}
