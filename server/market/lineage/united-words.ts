import type { Language } from '@portal/contract';
import type { Delivery, United } from '../releases/delivery.ts';

/** Which member became one with which other one, in words. */
export const unitedText: Record<Language, (united: United) => string> = {
  zh_CN: ({ from, into }) => `“${from.zh_CN}”并入“${into.zh_CN}”`,
  en: ({ from, into }) => `"${from.en}" merged into "${into.en}"`,
};

/** What readers are told of a delivery: which members became one, and what the operator says. */
export function noteIn({ united, note = '' }: Pick<Delivery, 'united' | 'note'>, language: Language): string {
  if (!united) return note;
  const text = unitedText[language](united);
  if (note === '') return text;
  return language === 'en' ? `${text}: ${note}` : `${text}：${note}`;
}
