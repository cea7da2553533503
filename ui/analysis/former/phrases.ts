import { filledIn, type Language } from '@portal/contract';

const zh_CN = {
  compare: '对比时段',
  none: '不对比',
  yearBefore: '上年同期',
  before: '上期',
  ofYearBefore: '上年同期',
  ofBefore: '上期',
  dashed: '浅色短划线为{name}',
  with: '与{name}对比',
  likeForLike: '{names}未满，只与相同月份相比',
};

const en: Record<keyof typeof zh_CN, string> = {
  compare: 'Compare with',
  none: 'No comparison',
  yearBefore: 'A year before',
  before: 'Preceding period',
  ofYearBefore: 'a year before',
  ofBefore: 'the preceding period',
  dashed: 'Pale dashes: {name}',
  with: 'Compared with {name}',
  likeForLike: '{names} incomplete, compared with the same months only',
};

const tables: Record<Language, Record<keyof typeof zh_CN, string>> = { zh_CN, en };

/** The words of comparisons in time in one language; {name} in a text is replaced. */
export function formerPhrases(language: Language) {
  return (key: keyof typeof zh_CN, values: Readonly<Record<string, string>> = {}) =>
    filledIn(tables[language][key], values);
}
