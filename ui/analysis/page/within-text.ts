import type { Language } from '@portal/contract';

/** A name in the middle of a sentence: in English without its capital, unless it is an abbreviation. */
export function withinText(name: string, language: Language): string {
  return language === 'en' && !/^[A-Z]{2}/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
