import type { Language } from '@portal/contract';
import Polyglot from 'node-polyglot';
import { language, useLanguage } from './language.ts';

export interface Phrases<Key extends string> {
  /** The phrase in the language of now, with %{name} replaced by values.name. */
  translate: (key: Key, values?: Record<string, string | number>) => string;
  /** translate for a component: it renders again when the language changes. */
  useTranslate: () => (key: Key, values?: Record<string, string | number>) => string;
}

/**
 * The phrases of one folder. Both languages must have the same keys: anything else is a type error (S8.033).
 *
 * @param tables one flat table for each language; %{name} marks a value, |||| parts singular and plural in English
 */
export function createPhrases<Key extends string>(tables: {
  zh_CN: Record<Key, string>;
  en: Record<NoInfer<Key>, string>;
}): Phrases<Key> {
  const books: Partial<Record<Language, Polyglot>> = {};
  const book = (of: Language): Polyglot => {
    books[of] ??= new Polyglot({ phrases: tables[of], locale: of === 'en' ? 'en' : 'zh' });
    return books[of];
  };
  type Say = Phrases<Key>['translate'];
  // One function for each language, so that components may compare them.
  const say: Record<Language, Say> = {
    zh_CN: (key, values) => book('zh_CN').t(key, values),
    en: (key, values) => book('en').t(key, values),
  };
  return {
    translate: (key, values) => say[language()](key, values),
    useTranslate: () => say[useLanguage()],
  };
}
