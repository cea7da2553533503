import { joinNames, type Language } from '@portal/contract';
import type { AlikeNames } from '../rows/alike-names.ts';

const most = 20;

/** How each kind is said: what there is, and what to do. */
const sentences: Record<AlikeNames['why'], Record<Language, (column: string, names: string) => string>> = {
  spelling: {
    zh_CN: (column, names) => `${column} 中写法相近的名称，按不同名称计：${names}；若相同，请在映射的 values 中写明。`,
    en: (column, names) =>
      `${column} has names that are written alike and count apart: ${names}; where they are one, say so under "values" in the mapping.`,
  },
  script: {
    zh_CN: (column, names) => `${column} 中繁简不同的名称，按不同名称计：${names}；若相同，请在映射的 values 中写明。`,
    en: (column, names) =>
      `${column} has names in traditional and simplified signs that count apart: ${names}; where they are one, say so under "values" in the mapping.`,
  },
  sound: {
    zh_CN: (column, names) =>
      `${column} 中中文与拼音相同的名称，按不同名称计：${names}；若相同，请在映射的 values 中写明。`,
    en: (column, names) =>
      `${column} has names of one sound in Chinese and Latin letters that count apart: ${names}; where they are one, say so under "values" in the mapping.`,
  },
  several: {
    zh_CN: (column, names) =>
      `${column} 中一格写了多个名称，按另一个名称计：${names}；请在映射的 several 中写明如何处理。`,
    en: (column, names) =>
      `${column} has a cell that names several and counts as another name: ${names}; say under "several" in the mapping what becomes of it.`,
  },
};

/** The lines on names that look alike, each group once. */
export function alikeLines({ alike }: { alike: readonly AlikeNames[] }, language: Language): string[] {
  const zh = language === 'zh_CN';
  const rest = alike.length - most;
  return [
    ...alike.slice(0, most).map(({ column, why, names }) => {
      const all = names.map(({ name, rows, inRelease }) => {
        const where = zh ? '所基于的版本中已有' : 'in the release it is made onto';
        return `${name} (${inRelease ? where : rows.toLocaleString('en-US')})`;
      });
      return sentences[why][language](column, joinNames(all, language));
    }),
    ...(rest > 0
      ? [
          zh
            ? `另有 ${rest} 组相近的名称，见 report.json。`
            : `${rest} more groups of names that look alike stand in report.json.`,
        ]
      : []),
  ];
}
