import { filledIn, type Language } from '@portal/contract';

const zh_CN = {
  base: '基期',
  first: '首期 = 100',
  option: '{name} = 100',
  is100: '以 {name} 为 100',
  uncovered: '基期 {name} 未覆盖，因此没有指数',
  part: '{names}未满，没有指数',
  zero: '{names}在基期为零，没有指数',
};

const en: Record<keyof typeof zh_CN, string> = {
  base: 'Base period',
  first: 'First period = 100',
  option: '{name} = 100',
  is100: '{name} = 100',
  uncovered: 'The base period {name} is not covered, so there is no index',
  part: 'no index for {names}: period incomplete',
  zero: 'no index for {names}: zero in the base period',
};

const tables: Record<Language, Record<keyof typeof zh_CN, string>> = { zh_CN, en };

/** The words of indices in one language; {name} in a text is replaced. */
export function basePhrases(language: Language) {
  return (key: keyof typeof zh_CN, values: Readonly<Record<string, string>> = {}) =>
    filledIn(tables[language][key], values);
}
