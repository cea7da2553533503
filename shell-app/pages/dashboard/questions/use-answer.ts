import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage } from '../../../i18n/language.ts';
import { type Cell, ensure, overview } from './overview-store.ts';
import type { Question } from './questions.ts';

/** The answer to one question of the dashboard, asked for when first needed. */
export function useAnswer<Name extends Question>(name: Name): Cell<Name> & { retry: () => void } {
  const language = useLanguage();
  const { cells, source } = useSnapshot(overview);
  // Language and source decide whose figures they are: a change asks again.
  useEffect(() => {
    if (language && source) void ensure(name);
  }, [name, language, source]);
  return { ...(cells[name] as Cell<Name>), retry: () => void ensure(name) };
}
