import type { Language } from '@portal/contract';

const zh_CN = {
  about: '说明',
  title: '内容',
  account: '账号',
  madeAt: '生成时间',
  link: '链接',
  rows: '行数',
  shaded: '灰底空单元格表示数据来源未覆盖；其余空单元格表示没有数值',
};

const en: Record<keyof typeof zh_CN, string> = {
  about: 'About',
  title: 'Content',
  account: 'Account',
  madeAt: 'Made at',
  link: 'Link',
  rows: 'Rows',
  shaded: 'A shaded empty cell is not covered by the source; any other empty cell has no figure',
};

const tables: Record<Language, Record<keyof typeof zh_CN, string>> = { zh_CN, en };

/** The words that a file has beside those of its tables. */
export const fileWords = (language: Language): Record<keyof typeof zh_CN, string> => tables[language];
