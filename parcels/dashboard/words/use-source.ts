import { dataSources } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { release } from '@portal/shell/insider';
import { periodText } from '@portal/ui';
import { useSnapshot } from 'valtio';
import { useDefinition } from '../definitions/phrases.ts';
import { useWords } from './phrases.ts';

/** What the source is called that the figures come from, and what it counts. */
function useSourceWords(): { name: string; definition: string } {
  const { dataSource: source, sourceWords } = useSnapshot(release);
  const language = useLanguage();
  const [words, define] = [useWords(), useDefinition()];
  const known = dataSources.find((key) => key === source);
  if (known) return { name: words(known), definition: define(known) };
  return { name: sourceWords?.name[language] ?? source, definition: sourceWords?.definition[language] ?? source };
}

/** The name of the source that the figures come from. */
export const useSource = (): string => useSourceWords().name;

/** What the source counts that the figures come from. */
export const useSourceMeaning = (): string => useSourceWords().definition;

/** What stands below the title of figures: their month (2026-09), or months since another one, where they are from, and whether they may still change. */
export function useCaption(): (month: string, preliminary: boolean, from?: string, since?: string) => string {
  const language = useLanguage();
  const source = useSource();
  return (month, preliminary, from = source, since = month) =>
    periodText({ from: since, to: month, preliminaryFrom: preliminary ? month : null }, language, from);
}
