import { type Language, languages } from '@portal/contract';

/** S3.059 S7.011: a language by its name; anything else is Chinese. */
export function languageOf(value: unknown): Language {
  return languages.find((language) => language === value) ?? 'zh_CN';
}
