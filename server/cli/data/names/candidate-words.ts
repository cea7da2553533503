import type { Language } from '@portal/contract';

/** What the data command says of members that may be one; every entry in both languages. */
export const candidateWords = {
  nobody: {
    zh_CN: (release: string) => `版本 ${release} 中没有看似同一对象的成员。`,
    en: (release: string) => `Release ${release} has no members that look like one.`,
  },
  head: {
    zh_CN: (count: number, release: string) => `版本 ${release} 中有 ${count} 对成员可能是同一个：`,
    en: (count: number, release: string) =>
      `Release ${release} has ${count} ${count === 1 ? 'pair' : 'pairs'} of members that may be one:`,
  },
  more: {
    zh_CN: (count: number, release: string) => `……另有 ${count} 对：npm run data -- names candidates ${release}`,
    en: (count: number, release: string) => `... and ${count} more: npm run data -- names candidates ${release}`,
  },
  member: {
    zh_CN: (names: string, key: string, sold: string, months: number) => `${names} [${key}] ${sold} 辆，${months} 个月`,
    en: (names: string, key: string, sold: string, months: number) =>
      `${names} [${key}] ${sold} units in ${months} ${months === 1 ? 'month' : 'months'}`,
  },
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
  decide: {
    zh_CN: (field: string, first: string, second: string) =>
      `npm run data -- names unite ${field} "${first}" "${second}" --by 姓名；并非同一个则用 apart 代替 unite`,
    en: (field: string, first: string, second: string) =>
      `npm run data -- names unite ${field} "${first}" "${second}" --by name; where they are two, apart in place of unite`,
  },
  united: {
    zh_CN: (text: string) => `${text}。`,
    en: (text: string) => `${text}.`,
  },
  unitedBelow: {
    zh_CN: (text: string, narrower: string) => `${text}，其下一并合并：${narrower}。`,
    en: (text: string, narrower: string) => `${text}, and below them: ${narrower}.`,
  },
  noOnto: {
    zh_CN: '还没有发布任何版本；请用 --onto 写明版本号。',
    en: 'No release is published; name one with --onto.',
  },
  apartForgotten: {
    zh_CN: (first: string, second: string) => `已收回“${first}”与“${second}”是两个的决定。`,
    en: (first: string, second: string) => `It is decided no more that "${first}" and "${second}" are two.`,
  },
  apart: {
    zh_CN: (first: string, second: string) => `“${first}”与“${second}”是两个，不再提示。`,
    en: (first: string, second: string) => `"${first}" and "${second}" are two, and are proposed no more.`,
  },
} as const satisfies Record<string, Record<Language, unknown>>;
