/** What the command says of the next release; every entry in both languages. */
export const nextWords = {
  expected: {
    zh_CN: (day: string, note: string) => `下次发布：${day}${note && `（${note}）`}。页面会显示到这一天为止。`,
    en: (day: string, note: string) =>
      `Next release: ${day}${note && ` (${note})`}. Pages say so until that day is over.`,
  },
  none: {
    zh_CN: '没有设定下次发布的日期。',
    en: 'No date is set for the next release.',
  },
  noDay: {
    zh_CN: (text: string) => `“${text}”不是日期；请写成 2026-12-10。`,
    en: (text: string) => `"${text}" is no day; write it as 2026-12-10.`,
  },
  dayOrNone: {
    zh_CN: '日期与 --none 只能写一个。',
    en: 'Give a day or --none, not both.',
  },
} as const;
