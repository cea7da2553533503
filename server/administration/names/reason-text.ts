import type { Language } from '@portal/contract';
import type { Reason } from '../../market/index.ts';

const fixed = (value: number, digits: number) => value.toFixed(digits);

const texts = {
  spelling: { zh_CN: '名称写法相近', en: 'names are written alike' },
  script: { zh_CN: '名称只有繁简之别', en: 'one is the name of the other in traditional signs' },
  sound: { zh_CN: '一个是另一个中文名称的拼音', en: 'one is the Chinese name of the other in Latin letters' },
  initials: {
    zh_CN: '一个是另一个中文名称的拼音首字母',
    en: 'one is the first letters of the Chinese name of the other',
  },
  proportional: {
    zh_CN: (months: number, correlation: string, ratio: string) =>
      `各在不同来源，${months} 个共同月份几乎成比例：相关系数 ${correlation}，后者为前者的 ${ratio} 倍`,
    en: (months: number, correlation: string, ratio: string) =>
      `in different sources, and nearly proportional over ${months} common months: correlation ${correlation}, the second is ${ratio} times the first`,
  },
  same: {
    zh_CN: (months: number, difference: string) => `同一来源 ${months} 个月的数值相同（最多相差 ${difference}%）`,
    en: (months: number, difference: string) =>
      `one source has the same figures of both in ${months} months (within ${difference}%)`,
  },
  together: {
    zh_CN: (months: number) => `但有 ${months} 个月同一来源同时有两者的数值`,
    en: (months: number) =>
      `against it: one source has figures of both in ${months} ${months === 1 ? 'month' : 'months'}`,
  },
} as const;

/** Why two members may be one, in a sentence with the evidence. */
export function reasonText(reason: Reason, language: Language): string {
  switch (reason.kind) {
    case 'proportional': {
      const { months, correlation, ratio } = reason;
      return texts.proportional[language](months, fixed(correlation, 3), fixed(ratio, 2));
    }
    case 'same':
      return texts.same[language](reason.months, fixed(reason.difference * 100, 1));
    default:
      return texts[reason.kind][language];
  }
}

/**
 * What speaks against two members being one.
 * @param together in how many months one source has figures of both
 * @returns nothing where nothing does
 */
export const againstText = (together: number, language: Language): string =>
  together > 0 ? texts.together[language](together) : '';
