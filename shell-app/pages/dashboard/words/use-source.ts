import { useSnapshot } from 'valtio';
import { overview } from '../questions/overview.ts';
import { useWords } from './phrases.ts';

/** The name of the source that the figures come from. */
export function useSource(): string {
  const { source } = useSnapshot(overview);
  return useWords()(source);
}

/** What stands below the title of figures: their month, their source, and whether they may still change. */
export function useCaption(): (month: string, preliminary: boolean) => string {
  const say = useWords();
  const source = useSource();
  return (month, preliminary) => [month, source, ...(preliminary ? [say('preliminary')] : [])].join(' · ');
}
