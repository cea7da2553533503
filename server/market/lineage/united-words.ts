import type { Language } from '@portal/contract';
import type { Delivery, Succession, United } from '../releases/delivery.ts';

/** Which member became one with which other one, in words. */
export const unitedText: Record<Language, (united: United) => string> = {
  zh_CN: ({ from, into }) => `“${from.zh_CN}”并入“${into.zh_CN}”`,
  en: ({ from, into }) => `"${from.en}" merged into "${into.en}"`,
};

/** Which member was succeeded by which other one, in words. */
export const successionText: Record<Language, (succession: Succession) => string> = {
  zh_CN: ({ predecessor, successor, month }) =>
    month === null
      ? `“${successor.zh_CN}”不再是“${predecessor.zh_CN}”的换代车型`
      : `“${predecessor.zh_CN}”自 ${month} 起换代为“${successor.zh_CN}”`,
  en: ({ predecessor, successor, month }) =>
    month === null
      ? `"${successor.en}" does not succeed "${predecessor.en}" any more`
      : `"${predecessor.en}" succeeded by "${successor.en}" from ${month} on`,
};

/** What readers are told of a delivery: what was decided of two members, and what the operator says. */
export function noteIn(
  { united, succession, note = '' }: Pick<Delivery, 'united' | 'succession' | 'note'>,
  language: Language,
): string {
  const text = united ? unitedText[language](united) : succession ? successionText[language](succession) : '';
  if (text === '' || note === '') return text || note;
  return language === 'en' ? `${text}: ${note}` : `${text}：${note}`;
}
