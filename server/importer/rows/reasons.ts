import type { Sentence } from '../../kernel/words/sentence.ts';
import { monthText } from '../../market/index.ts';
import { quoted, type Reason, reason } from './problem.ts';

const listed = (names: readonly string[], and: string): string => names.map(quoted).join(and);

/** A field by its key, or by its name in both languages. */
type Named = string | Sentence;

const named = (what: Named): Sentence => (typeof what === 'string' ? { zh_CN: what, en: what } : what);

/** Every reason for which a row or a value is refused. */
export const reasons = {
  month: (value: string) =>
    reason(
      'month',
      `“${quoted(value)}”不是月份；可用 2024-01、202401、2024/1、2024年1月 或日期。`,
      `"${quoted(value)}" is not a month; write 2024-01, 202401, 2024/1, 2024年1月 or a date.`,
    ),
  ambiguousMonth: (value: string) =>
    reason(
      'month-ambiguous',
      `“${value}”可能是 1 月也可能是 10 月；请写成 ${value.slice(0, 4)}-01 或 ${value.slice(0, 4)}-10。`,
      `"${value}" may be January or October; write ${value.slice(0, 4)}-01 or ${value.slice(0, 4)}-10.`,
    ),
  quarter: (value: string) =>
    reason(
      'month',
      `“${quoted(value)}”是季度，不是月份；请逐月给出。`,
      `"${quoted(value)}" is a quarter, not a month; give each month by itself.`,
    ),
  week: (value: string) =>
    reason(
      'week',
      `“${quoted(value)}”不是周；请写成 2026-W14、2026年第14周，或该周的某一天。`,
      `"${quoted(value)}" is not a week; write 2026-W14, 2026年第14周 or a day of the week.`,
    ),
  year: (value: string) =>
    reason('year', `“${quoted(value)}”不是年份；请写成 2024。`, `"${quoted(value)}" is not a year; write 2024.`),
  otherYear: (year: string, month: string) =>
    reason(
      'year-differs',
      `年份写的是“${quoted(year)}”，月份写的是“${quoted(month)}”，两者不一致。`,
      `The year is "${quoted(year)}", but the month is "${quoted(month)}", which is of another year.`,
    ),
  months: (value: string) =>
    reason(
      'months',
      `“${quoted(value)}”不是同一年内由先到后的几个月；请写成 2025-01~02。`,
      `"${quoted(value)}" is no span of months within one year, the earlier first; write 2025-01~02.`,
    ),
  severalMonths: (value: string, { zh_CN, en }: Sentence) =>
    reason(
      'months-single',
      `“${quoted(value)}”是几个月合并的数；${zh_CN}。请逐月给出。`,
      `"${quoted(value)}" is several months in one figure: ${en}. Give each month by itself.`,
    ),
  combined: (months: string, rows: string) => ({
    ...reason(
      'combined',
      `${months} 与第 ${rows} 行的月份重叠：同一来源的几个月要么合并为一个数，要么逐月给出。`,
      `${months} overlaps with the months of rows ${rows}: a source gives several months in one figure, or each by itself.`,
    ),
    general: {
      zh_CN: '月份与其他行重叠：同一来源的几个月要么合并为一个数，要么逐月给出。',
      en: 'The months overlap with those of other rows: a source gives several months in one figure, or each by itself.',
    },
  }),
  combinedBefore: (months: string, before: string) => ({
    ...reason(
      'combined-before',
      `${months} 与所基于的版本中同一来源的 ${before} 重叠；要改变合并方式，请用 --kind replace。`,
      `${months} overlaps with ${before} of the same source in the release it is made onto; to give months together or apart anew, deliver with --kind replace.`,
    ),
    general: {
      zh_CN: '月份与所基于的版本中同一来源的月份重叠；要改变合并方式，请用 --kind replace。',
      en: 'The months overlap with months of the same source in the release it is made onto; to give months together or apart anew, deliver with --kind replace.',
    },
  }),
  number: (value: string) => reason('number', `“${quoted(value)}”不是数字。`, `"${quoted(value)}" is not a number.`),
  thousands: (value: string) =>
    reason(
      'thousands',
      `“${quoted(value)}”的点可能是千位分隔，也可能是小数点；请在映射的 numbers 中用 decimal 说明（"," 或 "."）。`,
      `The point in "${quoted(value)}" may part thousands or decimals; say which under "numbers" in the mapping: "decimal" is "," or ".".`,
    ),
  footnote: (value: string) =>
    reason(
      'footnote',
      `“${quoted(value)}”的数字后有脚注符号；请在映射的 numbers 中为该列写 "footnotes": true。`,
      `A sign of a footnote stands behind the number "${quoted(value)}"; give its column "footnotes": true under "numbers" in the mapping.`,
    ),
  severalNames: (names: readonly string[]) => ({
    ...reason(
      'several-names',
      `单元格写了 ${names.length} 个名称：${names.map(quoted).join('、')}；请分开填写，或在映射的 several 中用 as 写明 each 或 shared。`,
      `The cell names ${names.length}: ${names.map(quoted).join(', ')}; write them apart, or say "each" or "shared" as "as" of "several" in the mapping.`,
    ),
    general: {
      zh_CN: '单元格写了多个名称；请分开填写，或在映射的 several 中用 as 写明 each 或 shared。',
      en: 'The cell names several; write them apart, or say "each" or "shared" as "as" of "several" in the mapping.',
    },
  }),
  range: (value: string) =>
    reason(
      'range',
      `“${quoted(value)}”是一个区间；请在映射的 numbers 中说明取 low、high 还是 middle。`,
      `"${quoted(value)}" is a range; say under "numbers" in the mapping whether low, high or middle counts.`,
    ),
  tooLarge: (value: string) =>
    reason('too-large', `数字过大：${quoted(value)}。`, `The number is too large: ${quoted(value)}.`),
  ragged: (found: number, wanted: number) =>
    reason(
      'ragged',
      `此行有 ${found} 个字段，表头有 ${wanted} 个。`,
      `The row has ${found} fields, but the header has ${wanted}.`,
    ),
  encoding: () => reason('encoding', '此行有无法解码的字符。', 'The row has characters that cannot be decoded.'),
  missing: (field: Named) =>
    reason('missing', `缺少必需的值：${named(field).zh_CN}。`, `A required value is missing: ${named(field).en}.`),
  formula: () =>
    reason(
      'formula',
      '公式没有结果；请在电子表格程序中打开并保存文件。',
      'A formula has no result; open the file in a spreadsheet program and save it.',
    ),
  totalRow: (value: string) =>
    reason(
      'total-row',
      `“${quoted(value)}”是合计行，不计入；请在映射的 where 中用 not 排除，或用 total 说明它是市场总量。`,
      `"${quoted(value)}" is a row of sums and is not counted; leave it out by "not" of "where" in the mapping, or let "total" say that it is the whole market.`,
    ),
  choice: (value: string, choices: readonly string[]) =>
    reason(
      'unknown-value',
      `“${quoted(value)}”不在允许的值中：${choices.join('、')}。可在映射的 values 中说明。`,
      `"${quoted(value)}" is none of ${choices.join(', ')}. Say what it stands for under "values" in the mapping.`,
    ),
  city: (value: string, nearest: string[]) =>
    reason(
      'unknown-city',
      `没有名为“${quoted(value)}”的城市；最接近的是 ${nearest.join('、')}。`,
      `There is no city named "${quoted(value)}"; closest matches: ${nearest.join(', ')}.`,
    ),
  province: (value: string, nearest: string[]) =>
    reason(
      'unknown-province',
      `没有名为“${quoted(value)}”的省份；最接近的是 ${nearest.join('、')}。`,
      `There is no province named "${quoted(value)}"; closest matches: ${nearest.join(', ')}.`,
    ),
  ambiguousCity: (value: string, candidates: string[]) =>
    reason(
      'ambiguous-city',
      `“${quoted(value)}”可能是 ${candidates.join('、')}；请同时给出省份。`,
      `"${quoted(value)}" may be ${candidates.join(', ')}; give the province too.`,
    ),
  /** @param row that says otherwise; empty where it is not known which */
  conflict: (what: Named, value: string, before: string, row = '') => {
    const { zh_CN, en } = named(what);
    const [now, was] = [quoted(value), quoted(before)];
    return row === ''
      ? reason(
          'conflict',
          `${zh_CN}为“${now}”，而对同一对象此前写的是“${was}”。`,
          `${en} is "${now}" where "${was}" was said before of the same thing.`,
        )
      : reason(
          'conflict',
          `${zh_CN} 为“${now}”，而第 ${row} 行对同一对象写的是“${was}”。`,
          `${en} is "${now}" where row ${row} says "${was}" of the same thing.`,
        );
  },
  conflictWithFormer: (field: string, value: string, before: string) =>
    reason(
      'conflict',
      `${field} 为“${quoted(value)}”，而所基于的版本对同一对象写的是“${quoted(before)}”；若有变更，请用 ${field}From 说明自何月起。`,
      `${field} is "${quoted(value)}" where the release it is made onto says "${quoted(before)}" of the same thing; where it changed, say with ${field}From from which month.`,
    ),
  undated: (field: string, value: string, before: string, steps: readonly { since: number; value: string }[]) => {
    const known = steps.map((step) => `${monthText(step.since)}: ${quoted(step.value)}`).join(', ');
    return reason(
      'conflict',
      `${field} 为“${quoted(value)}”，而当月应为“${quoted(before)}”（自该月起 ${known}）；若有变更，请用 ${field}From 说明自何月起。`,
      `${field} is "${quoted(value)}" where "${quoted(before)}" holds in that month (from ${known}); where it changed, say with ${field}From from which month.`,
    );
  },
  knownSince: (field: string, value: string, since: number) =>
    reason(
      'conflict',
      `${field} 为“${quoted(value)}”，已知自 ${monthText(since)} 起；同一变更只能有一个起始月份。`,
      `${field} is known to be "${quoted(value)}" from ${monthText(since)}; one change has one month.`,
    ),
  fromWithout: (field: string) =>
    reason(
      'missing',
      `${field}From 说明了月份，但 ${field} 没有值。`,
      `${field}From names a month, but ${field} has no value.`,
    ),
  beforeWithout: (field: string) =>
    reason(
      'missing',
      `改名需要三项：${field}（现名）、${field}Before（原名）和 ${field}From（自何月起）。`,
      `A renaming needs all of ${field} (the name now), ${field}Before (the former name) and ${field}From (the month).`,
    ),
  beforeFirst: (field: string, since: number, first: number) =>
    reason(
      'before-first',
      `${field} 自 ${monthText(since)} 起变更，但该子车型自 ${monthText(first)} 才有销量。`,
      `${field} changes from ${monthText(since)}, but the sub-model has been sold only since ${monthText(first)}.`,
    ),
  nameTaken: (name: string) =>
    reason(
      'renamed',
      `名称“${quoted(name)}”已属于另一个对象，不能再用作改名后的名称；如果数据已用新名称交付，请先撤回。`,
      `The name "${quoted(name)}" belongs to another member; withdraw what was delivered under it before something is renamed to it.`,
    ),
  namedAgain: (name: string) =>
    reason(
      'renamed',
      `“${quoted(name)}”是该对象的原名：改名不能绕回原名。`,
      `"${quoted(name)}" is the first name of the same member: names cannot go round in a circle.`,
    ),
  notKnown: (name: string) =>
    reason(
      'unknown-member',
      `所基于的版本没有子车型“${quoted(name)}”，无可说明；请核对厂商、品牌、车型、子车型与燃料类型。`,
      `The release it is made onto has no sub-model "${quoted(name)}" to describe; check manufacturer, brand, model, sub-model and fuel type.`,
    ),
  notNamed: (name: string) =>
    reason(
      'renamed',
      `没有名为“${quoted(name)}”的对象可以改名。`,
      `There is nothing of the name "${quoted(name)}" to be renamed.`,
    ),
  totalTooSmall: (total: number, sum: number) =>
    reason(
      'total-too-small',
      `车型合计 ${sum} 大于总量 ${total}。`,
      `The models add up to ${sum}, which is more than the total ${total}.`,
    ),
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
} as const;
