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
  decide: {
    zh_CN: (field: string, first: string, second: string) =>
      `npm run data -- names unite ${field} "${first}" "${second}" --by 姓名；并非同一个则用 apart 代替 unite`,
    en: (field: string, first: string, second: string) =>
      `npm run data -- names unite ${field} "${first}" "${second}" --by name; where they are two, apart in place of unite`,
  },
  noSuccessions: { zh_CN: '没有任何换代决定。', en: 'No successions are decided.' },
  monthUnfit: {
    zh_CN: (month: string) => `“${month}”不是月份；请写成 2024-03。`,
    en: (month: string) => `"${month}" is not a month; write 2024-03.`,
  },
  noOnto: {
    zh_CN: '还没有发布任何版本；请用 --onto 写明版本号。',
    en: 'No release is published; name one with --onto.',
  },
} as const satisfies Record<string, Record<Language, unknown>>;
