import type { Language } from './constants.ts';

/** Names one after the other, as a sentence of a language lists them: 奥迪、宝马, or Audi, BMW. */
export const joinNames = (names: readonly string[], language: Language): string =>
  names.join(language === 'en' ? ', ' : '、');
