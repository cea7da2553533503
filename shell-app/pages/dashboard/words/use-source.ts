import { useSnapshot } from 'valtio';
import { overview } from '../questions/overview-store.ts';
import { useWords } from './phrases.ts';

/** The name of the source that the figures come from. */
export function useSource(): string {
  const { source } = useSnapshot(overview);
  return useWords()(source);
}
