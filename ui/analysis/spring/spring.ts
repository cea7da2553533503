import type { Language } from '@portal/contract';
import type { View } from '@portal/ui';

/** How the choice stands in the address: `spring=together`. */
export const springName = 'spring';
export const together = 'together';

const words = {
  zh_CN: { choice: '1–2 月合并', note: '1 月与 2 月合为一期，因春节所在月份逐年不同' },
  en: {
    choice: 'Jan–Feb together',
    note: 'January and February are one period, as the spring festival falls into either',
  },
} as const satisfies Record<Language, object>;

export const springWords = (language: Language) => words[language];

/** Whether January and February are one period: the address says so, and periods are months. */
export const readSpring = (search: URLSearchParams, { dateType }: Pick<View, 'dateType'>): boolean =>
  dateType === 'monthly' && search.get(springName) === together;
