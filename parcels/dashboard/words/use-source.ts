import { useLanguage } from '@portal/shell';
import { periodSaid } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { overview } from '../questions/overview.ts';
import { useWords } from './phrases.ts';

/** The name of the source that the figures come from. */
export function useSource(): string {
  const { source } = useSnapshot(overview);
  return useWords()(source);
}

/** What stands below the title of figures: their month (2026-09), where they are from, and whether they may still change. */
export function useCaption(): (month: string, preliminary: boolean, from?: string) => string {
  const language = useLanguage();
  const source = useSource();
  return (month, preliminary, from = source) =>
    periodSaid({ from: month, to: month, preliminaryFrom: preliminary ? month : null }, language, from);
}
