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
  listRow: {
    zh_CN: (row: number, text: string, why: string) => `第 ${row} 行  ${text}：${why}`,
    en: (row: number, text: string, why: string) => `row ${row}  ${text}: ${why}`,
  },
  listCounts: {
    zh_CN: (fresh: number, known: number, refused: number) =>
      `新的换代关系 ${fresh} 个，原已如此 ${known} 个，拒绝 ${refused} 行。`,
    en: (fresh: number, known: number, refused: number) =>
      `New successions: ${fresh}; known already: ${known}; rows refused: ${refused}.`,
  },
  listUnchanged: { zh_CN: '没有作出任何决定。', en: 'Nothing was decided.' },
  noFile: {
    zh_CN: (path: string) => `找不到文件 ${path}。`,
    en: (path: string) => `There is no file ${path}.`,
  },
  noOnto: {
    zh_CN: '还没有发布任何版本；请用 --onto 写明版本号。',
    en: 'No release is published; name one with --onto.',
  },
} as const satisfies Record<string, Record<Language, unknown>>;
