import { usePage } from './context.ts';

/** Names of dimensions and indicators as the market has them; the key where it knows none, nothing before it is asked. */
export function useNameOf() {
  const { catalogue } = usePage();
  return (kind: 'dimensions' | 'indicators', key: string): string =>
    catalogue ? (catalogue[kind].find((candidate) => candidate.key === key)?.name ?? key) : '';
}
