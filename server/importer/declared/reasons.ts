import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthText } from '../../market/index.ts';
import { quoted, type Reason, reason } from '../rows/problem.ts';

const listed = (names: readonly string[], and: string): string => names.map(quoted).join(and);

/** Reasons in the words of a dataset that is declared; those of months, numbers and places are the importer's own. */
export const declaredReasons = {
  missing: ({ zh_CN, en }: Sentence): Reason =>
    reason('missing', `缺少必需的值：${zh_CN}。`, `A required value is missing: ${en}.`),
  unknown: (what: Sentence, value: string, nearest: readonly string[]): Reason =>
    reason(
      'unknown-member',
      `当前版本没有名为“${quoted(value)}”的${what.zh_CN}；最接近的是 ${listed(nearest, '、') || '-'}。`,
      `The published release has no ${what.en} "${quoted(value)}"; closest matches: ${listed(nearest, ', ') || '-'}.`,
    ),
  ambiguous: (what: Sentence, value: string, candidates: readonly string[]): Reason =>
    reason(
      'ambiguous-member',
      `“${quoted(value)}”可能是多个${what.zh_CN}：${listed(candidates, '、')}；请写得更明确，或给出代码。`,
      `"${quoted(value)}" may be any of several members (${what.en}): ${listed(candidates, ', ')}; say more of it, or give its key.`,
    ),
  conflict: (what: Sentence, value: string, before: string): Reason =>
    reason(
      'conflict',
      `${what.zh_CN}为“${quoted(value)}”，而对同一对象此前写的是“${quoted(before)}”。`,
      `${what.en} is "${quoted(value)}" where "${quoted(before)}" was said before of the same thing.`,
    ),
  elsewhere: (
    words: string,
    where: readonly { chinese: string; english: string }[],
    place: { zh: string; en: string },
  ): Reason =>
    reason(
      'address-elsewhere',
      `地址中的“${quoted(words)}”属于${where.map(({ chinese }) => chinese).join('、')}，而该行的城市为“${place.zh}”；请核对后改正其一。`,
      `"${quoted(words)}" in the address lies in ${where.map(({ english }) => english).join(', ')}, and the city of the row is "${place.en}"; find out which is right and correct the other.`,
    ),
  fault: ({ zh_CN, en }: Sentence): Reason => reason('too-large', zh_CN, en),
  farAhead: (month: number, now: number): Sentence => ({
    zh_CN: `${monthText(month)} 远在将来（现在是 ${monthText(now)}）；请核对年份与月份。`,
    en: `${monthText(month)} is far ahead (it is ${monthText(now)} now); check the year and the month.`,
  }),
  onceAMonth: (rows: string): Reason => ({
    ...reason(
      'repeated',
      `第 ${rows} 行是同一家网点（品牌、城市、名称相同），而类型不一；只能保留一行。`,
      `Rows ${rows} are one and the same outlet (brand, city and name), of different kinds; only one can hold.`,
    ),
    general: {
      zh_CN: '多行是同一家网点（品牌、城市、名称相同），而类型不一；只能保留一行。',
      en: 'Several rows are one and the same outlet (brand, city and name), of different kinds; only one can hold.',
    },
  }),
  sameDays: (rows: string, days: string): Reason => ({
    ...reason(
      'overlapping',
      `与第 ${rows} 行同一对象、同类、适用相同，而日期重叠（${days}）；请改正起止日期，或合为一行。`,
      `It is of the same thing as row ${rows}, alike in kind, for whom and where, and their days overlap (${days}); correct the days, or bring both as one row.`,
    ),
    general: {
      zh_CN: '多行是同一对象的同类内容，适用相同，而日期重叠；请改正起止日期，或合为一行。',
      en: 'Several rows are of the same thing, alike in kind, for whom and where, and their days overlap; correct the days, or bring them as one row.',
    },
  }),
  notInPivot: (value: string, known: readonly string[]): Reason =>
    reason(
      'unknown-value',
      `映射的 pivot.into 没有写明“${quoted(value)}”是哪个数字；已写明的有 ${listed(known, '、')}。请补上，或用 where 略去这些行。`,
      `pivot.into of the mapping does not say which figure "${quoted(value)}" is of; it names ${listed(known, ', ')}. Name it there, or leave such rows out with "where".`,
    ),
  unspecified: (zh_CN: string, en: string): Reason =>
    reason(
      'missing',
      `同一行键的各行都没有给出 ${zh_CN}；请补上这样的行，或在映射的 constants 中写明其值。`,
      `No row of this key says the figure: ${en}. Add such a row, or give its value under "constants" in the mapping.`,
    ),
  partly: (): Reason =>
    reason(
      'missing',
      '同一行键的另一行被拒绝，其数字不全。',
      'Another row of the same key was refused, so that its figures are not all there.',
    ),
  sumTooLarge: (zh_CN: string, en: string): Reason =>
    reason('too-large', `同一行键各行的 ${zh_CN} 之和过大。`, `The rows of this key add up to too much: ${en}.`),
  sumBeyond: (rows: string, sums: string): Reason => ({
    ...reason(
      'too-large',
      `第 ${rows} 行同一购车人可同享，合计高于车价（${sums}）；请核对单位与重复。`,
      `Rows ${rows} come to one buyer together and are worth more than the car (${sums}); check units and repeats.`,
    ),
    general: {
      zh_CN: '同一购车人可同享的多行合计高于车价；请核对单位与重复。',
      en: 'Rows that come to one buyer together are worth more than the car; check units and repeats.',
    },
  }),
  negative: ({ zh_CN, en }: Sentence, value: string): Reason =>
    reason('negative', `${zh_CN}不能为负：${quoted(value)}。`, `${en} cannot be negative: ${quoted(value)}.`),
  tooSmall: ({ zh_CN, en }: Sentence, value: string): Reason =>
    reason('negative', `${zh_CN}必须大于零：${quoted(value)}。`, `${en} must be above zero: ${quoted(value)}.`),
  fraction: ({ zh_CN, en }: Sentence, value: string): Reason =>
    reason('fraction', `${zh_CN}必须是整数：${quoted(value)}。`, `${en} must be a whole number: ${quoted(value)}.`),
  vanishing: ({ zh_CN, en }: Sentence, value: string, per: number): Reason =>
    reason(
      'number',
      `${zh_CN}为 ${quoted(value)}，小于可记录的最小值 ${1 / per}，会被记为 0；没有时请写 0，否则请核对单位。`,
      `${en} is ${quoted(value)}, less than ${1 / per}, the smallest that can be recorded, and would count as 0; write 0 where there is none, and check the unit otherwise.`,
    ),
  day: (value: string): Reason =>
    reason(
      'day',
      `“${quoted(value)}”不是日期；可用 2024-03-15、20240315、2024年3月15日；只知道月份时写 2024-03。`,
      `"${quoted(value)}" is not a day; write 2024-03-15, 20240315 or 2024年3月15日, or 2024-03 where only the month is known.`,
    ),
  week: (value: string): Reason =>
    reason(
      'week',
      `“${quoted(value)}”不是周；可用 2024-W05、2024年第5周，或该周中的一天。`,
      `"${quoted(value)}" is not a week; write 2024-W05, 2024年第5周, or a day of it.`,
    ),
  repeated: (rows: string): Reason => ({
    ...reason(
      'repeated',
      `同一行键在第 ${rows} 行重复，且数值不同。`,
      `The same key appears in rows ${rows} with different figures.`,
    ),
    general: {
      zh_CN: '同一行键在多行重复，且数值不同。',
      en: 'The same key appears in several rows with different figures.',
    },
  }),
  severalOfOne: (rows: string): Reason => ({
    ...reason(
      'repeated',
      `第 ${rows} 行对同一对象的同一项说法不一（如同一装备的两种状态）；只能保留一种。`,
      `Rows ${rows} say different things of one and the same, such as two states of an item; only one can hold.`,
    ),
    general: {
      zh_CN: '多行对同一对象的同一项说法不一（如同一装备的两种状态）；只能保留一种。',
      en: 'Several rows say different things of one and the same, such as two states of an item; only one can hold.',
    },
  }),
  overlapping: (rows: string): Reason => ({
    ...reason(
      'overlapping',
      `该行的地区包含第 ${rows} 行的地区，月份与对象相同，会重复计算；请只保留全国（或全省）或其中的城市。`,
      `The place of this row holds those of rows ${rows}, of the same month and members, which would count twice; keep either the whole country (or province) or the cities.`,
    ),
    general: {
      zh_CN: '该行的地区包含其他行的地区，月份与对象相同，会重复计算；请只保留全国（或全省）或其中的城市。',
      en: 'The place of this row holds those of other rows, of the same month and members, which would count twice; keep either the whole country (or province) or the cities.',
    },
  }),
  duplicate: (row: string): Reason => ({
    ...reason(
      'duplicate',
      `同一行键的同样数值已见第 ${row} 行；只计一次。`,
      `Row ${row} already has the same key with the same figures; it is counted once.`,
    ),
    general: {
      zh_CN: '同一行键的同样数值已见前面的行；只计一次。',
      en: 'An earlier row already has the same key with the same figures; it is counted once.',
    },
  }),
  exists: (before: string, now: string): Reason => ({
    ...reason(
      'exists',
      `所基于的版本已有这一行键的数值（${before}；此处为 ${now}）；更正请用 --kind correct。`,
      `The release it is made onto has figures of this key already (${before}; here ${now}); to correct figures, deliver with --kind correct.`,
    ),
    general: {
      zh_CN: '所基于的版本已有这一行键的数值；更正请用 --kind correct。',
      en: 'The release it is made onto has figures of this key already; to correct figures, deliver with --kind correct.',
    },
  }),
  absent: (): Reason =>
    reason(
      'absent',
      '所基于的版本没有这一行键的数值，无可撤回。',
      'The release it is made onto has no figures of this key to withdraw.',
    ),
};
