import type { Sentence } from '../../../kernel/words/sentence.ts';

/** Why a row is refused: thrown while it is read, caught where rows are counted. */
export class RefusedValue extends Error {
  constructor(
    readonly field: string,
    readonly value: string,
    readonly code: string,
    readonly sentence: Sentence,
  ) {
    super(sentence.en);
    this.name = 'RefusedValue';
  }
}

const quoted = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}...` : value);
const refuse = (field: string, value: string, code: string, zh_CN: string, en: string) =>
  new RefusedValue(field, value, code, { zh_CN, en });

/** Every reason for which a row of content is refused. */
export const refusedValues = {
  missing: (field: string) => refuse(field, '', 'missing', `缺少 ${field}。`, `${field} is missing.`),
  day: (field: string, value: string) =>
    refuse(
      field,
      value,
      'day',
      `“${quoted(value)}”不是日期；请写成 2026-01-31。`,
      `"${quoted(value)}" is no day; write 2026-01-31.`,
    ),
  time: (field: string, value: string) =>
    refuse(
      ...([field, value, 'time'] as const),
      `“${quoted(value)}”中的时间有误；请写成 2026-01-31 09:30。`,
      `The time in "${quoted(value)}" is not valid; write 2026-01-31 09:30.`,
    ),
  number: (field: string, value: string) =>
    refuse(field, value, 'number', `“${quoted(value)}”不是整数。`, `"${quoted(value)}" is not a whole number.`),
  choice: (field: string, value: string, known: readonly string[]) =>
    refuse(
      ...([field, value, 'unknown-value'] as const),
      `“${quoted(value)}”不在允许的值中：${known.join('、')}。`,
      `"${quoted(value)}" is none of ${known.join(', ')}.`,
    ),
  tooLong: (field: string, value: string, most: number) =>
    refuse(field, value, 'too-long', `${field} 超过 ${most} 个字符。`, `${field} is longer than ${most} characters.`),
  figures: (value: string) =>
    refuse(
      ...(['figures', value, 'figures'] as const),
      'figures 必须是 [{"name","value","unit","note"}] 形式的 JSON；可另有 sentences 与 perCar。',
      'figures must be JSON of the form [{"name","value","unit","note"}], with sentences and perCar where there are any.',
    ),
  span: (from: string, to: string) =>
    refuse(
      ...(['effectiveTo', to, 'ends-before-it-begins'] as const),
      `失效日 ${to} 早于生效日 ${from}；请更正其中一个。`,
      `It ends on ${to}, before it begins on ${from}; correct one of them.`,
    ),
  sentence: (value: string) =>
    refuse(
      ...(['figures', value, 'sentence-not-in-text'] as const),
      `正文中没有数值所依据的句子“${quoted(value)}”；请照正文原文填写。`,
      `The text does not have the sentence "${quoted(value)}" that a figure is read from; quote it as the text has it.`,
    ),
  models: (value: string) =>
    refuse(
      ...(['models', value, 'models'] as const),
      `“${quoted(value)}”不是 键;态度;中文名;英文名，态度为 -1、0 或 1。`,
      `"${quoted(value)}" is no key;tone;Chinese name;English name with a tone of -1, 0 or 1.`,
    ),
  repeatedModel: (key: string) =>
    refuse(
      ...(['models', key, 'repeated-model'] as const),
      `车型“${quoted(key)}”出现了两次；请只保留一次。`,
      `The model "${quoted(key)}" is listed twice; list it once.`,
    ),
  encoding: () =>
    refuse('', '', 'encoding', '此行有无法解码的字符。', 'The row has characters that cannot be decoded.'),
  ragged: () =>
    refuse(
      '',
      '',
      'ragged',
      '此行的字段数与表头不同。',
      'The row does not have the same number of fields as the header.',
    ),
  json: () => refuse('', '', 'json', '此行不是 JSON 对象。', 'The line is not a JSON object.'),
  repeated: (key: string, row: number) =>
    refuse(
      'key',
      key,
      'repeated',
      `键“${quoted(key)}”已出现在第 ${row} 行。`,
      `The key "${quoted(key)}" already appears in row ${row}.`,
    ),
};
