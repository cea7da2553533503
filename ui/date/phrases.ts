import type { Language } from '@portal/contract';

const zh_CN = {
  form: '年/月/日',
  choose: '选择{label}',
  days: '日历',
  previousYear: '上一年',
  nextYear: '下一年',
  previousMonth: '上个月',
  nextMonth: '下个月',
  today: '今天',
  clear: '清除',
  from: '开始日期',
  to: '结束日期',
  noDay: '不是有效日期，请按 2026/09/30 的格式输入',
  tooEarly: '不能早于 {day}',
  tooLate: '不能晚于 {day}',
  backwards: '开始日期晚于结束日期',
};

const en: Record<keyof typeof zh_CN, string> = {
  form: 'YYYY/MM/DD',
  choose: 'Choose: {label}',
  days: 'Calendar',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  clear: 'Clear',
  from: 'Start date',
  to: 'End date',
  noDay: 'Not a valid date. Use the form 2026/09/30.',
  tooEarly: 'Must not be before {day}',
  tooLate: 'Must not be after {day}',
  backwards: 'The start date is after the end date',
};

const tables: Record<Language, typeof en> = { zh_CN, en };

/** The words of date fields in one language; {name} in a text is replaced. */
export const dateWords =
  (language: Language) =>
  (key: keyof typeof en, values: Record<string, string> = {}) =>
    tables[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const locales: Record<Language, string> = { zh_CN: 'zh-CN', en: 'en-GB' };

const written = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A day as it is spoken to who cannot see the grid: Wednesday 30 September 2026; 2026年9月30日星期三. */
export const dayName = (day: string, language: Language) => written(day, language, { dateStyle: 'full' });

/** The days of a week, Monday first, short and in full. */
export const weekdayNames = (language: Language) =>
  ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07'].map((day) => ({
    full: written(day, language, { weekday: 'long' }),
    short:
      language === 'en'
        ? written(day, language, { weekday: 'short' }).slice(0, 2)
        : written(day, language, { weekday: 'narrow' }),
  }));
