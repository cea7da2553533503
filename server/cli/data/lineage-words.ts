import type { Language } from '@portal/contract';
import type { DescribedOtherwise } from '../../market/index.ts';

/** What the data command says of where figures come from; every entry in both languages. */
export const lineageWords = {
  kind: {
    zh_CN: {
      whole: '整个市场',
      add: '新增',
      correct: '更正',
      replace: '替换',
      withdraw: '撤回',
      describe: '说明',
      unite: '合并成员',
    },
    en: {
      whole: 'whole market',
      add: 'add',
      correct: 'correct',
      replace: 'replace',
      withdraw: 'withdraw',
      describe: 'describe',
      unite: 'unite',
    },
  },
  wholeDataset: { zh_CN: '整个数据集', en: 'whole dataset' },
  counts: {
    zh_CN: (inserted: string, corrected: string, withdrawn: string) =>
      `新增 ${inserted}，更正 ${corrected}，撤回 ${withdrawn}`,
    en: (inserted: string, corrected: string, withdrawn: string) =>
      `inserted ${inserted}, corrected ${corrected}, withdrawn ${withdrawn}`,
  },
  file: {
    zh_CN: (name: string, bytes: string, hash: string) => `文件 ${name}，${bytes} 字节，SHA-256 ${hash}`,
    en: (name: string, bytes: string, hash: string) => `file ${name}, ${bytes} bytes, SHA-256 ${hash}`,
  },
  mapping: {
    zh_CN: (name: string, hash: string) => `映射 ${name}，SHA-256 ${hash}`,
    en: (name: string, hash: string) => `mapping ${name}, SHA-256 ${hash}`,
  },
  noDeliveries: {
    zh_CN: (id: string) => `版本 ${id} 没有保存交付记录。`,
    en: (id: string) => `Release ${id} keeps no deliveries.`,
  },
  nothingBefore: {
    zh_CN: '没有可比较的版本；请写明两个版本号。',
    en: 'There is no release to compare with; name two.',
  },
  compared: {
    zh_CN: (id: string, other: string) => `版本 ${id} 与版本 ${other} 相比：`,
    en: (id: string, other: string) => `Release ${id} compared with release ${other}:`,
  },
  described: {
    zh_CN: ({ name, attribute, since, before, after }: DescribedOtherwise) =>
      `${name.zh_CN}：${attribute} 自 ${since ?? '最初'} 起由“${before.zh_CN}”变为“${after.zh_CN}”。`,
    en: ({ name, attribute, since, before, after }: DescribedOtherwise) =>
      `${name.en}: ${attribute} is "${after.en}" from ${since ?? 'the beginning'} on; it was "${before.en}".`,
  },
  same: { zh_CN: '所有数值相同。', en: 'All figures are the same.' },
  group: {
    zh_CN: {
      month: '月份',
      source: '来源',
      figure: '指标',
      changes: ['新增', '更正', '撤回'],
      before: '之前',
      after: '之后',
      change: '变化',
    },
    en: {
      month: 'month',
      source: 'source',
      figure: 'figure',
      changes: ['inserted', 'corrected', 'withdrawn'],
      before: 'before',
      after: 'after',
      change: 'change',
    },
  },
  sideOf: {
    zh_CN: (side: string, figure: string) => `${figure}${side}`,
    en: (side: string, figure: string) => `${figure} ${side}`,
  },
  moreGroups: {
    zh_CN: (count: string) => `……另有 ${count} 组；--csv 文件 可写出每个数值。`,
    en: (count: string) => `... and ${count} more groups; --csv file writes every figure.`,
  },
  written: {
    zh_CN: (file: string) => `已写入 ${file}。`,
    en: (file: string) => `Written to ${file}.`,
  },
  traceUsage: {
    zh_CN: (places: string) =>
      `请写明：npm run data -- trace ${places}，例如 trace 2024-03 wholesale a.x.rest.ice 1301`,
    en: (places: string) =>
      `Name the figure: npm run data -- trace ${places}, such as trace 2024-03 wholesale a.x.rest.ice 1301`,
  },
  figure: {
    zh_CN: (what: string, value: string, release: string) => `${what}：${value}（版本 ${release}）`,
    en: (what: string, value: string, release: string) => `${what}: ${value} (release ${release})`,
  },
  none: { zh_CN: '无', en: 'none' },
  step: {
    zh_CN: (before: string, after: string) => `${before} → ${after}`,
    en: (before: string, after: string) => `${before} → ${after}`,
  },
  row: {
    zh_CN: (part: string, row: string) => `${part}第 ${row} 行`,
    en: (part: string, row: string) => `${part}row ${row}`,
  },
  bySilence: { zh_CN: '文件中没有该数值', en: 'by its absence from the file' },
  untraced: {
    zh_CN: '没有保存涉及该数值的交付：它在保存交付之前就已存在。',
    en: 'No delivery that is kept speaks of it: it was there before deliveries were kept.',
  },
} as const satisfies Record<string, Record<Language, unknown>>;
