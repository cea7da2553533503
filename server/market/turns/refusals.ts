import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

const rounded = {
  zh_CN: new Intl.NumberFormat('zh-CN', { notation: 'compact', maximumSignificantDigits: 3 }),
  en: new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 }),
};

/** What makes a question large: a dimension it lists, and of how many members. */
export interface Factor {
  name: Sentence;
  members: number;
}

/** Asked again, it is refused again: the page offers no retry. */
export const tooManyRows = (rows: number, most: number, { name, members }: Factor): Refusal =>
  new Refusal(
    'market.too-many-rows',
    status.tooLarge,
    {
      zh_CN: `此问题约需汇总 ${rounded.zh_CN.format(rows)} 行，最多可汇总 ${rounded.zh_CN.format(most)} 行。影响最大的是“${name.zh_CN}”（${members} 项）：请对它筛选、改用更粗的维度，或缩短时间范围。`,
      en: `This question would group about ${rounded.en.format(rows)} rows; at most ${rounded.en.format(most)} can be grouped. What adds most is “${name.en}” with ${members} members: filter it, list a wider dimension in its place, or choose a shorter range.`,
    },
    'too many rows by estimate',
  );

export const tooSlow = (seconds: number): Refusal =>
  new Refusal(
    'market.too-slow',
    status.refused,
    {
      zh_CN: `此问题计算超过 ${seconds} 秒，已停止。请缩短时间范围、增加筛选或减少所列维度，也可稍后重试。`,
      en: `This question took longer than ${seconds} s and was stopped. Please choose a shorter range, add a filter or list fewer dimensions, or try again later.`,
    },
    'time limit of a question',
  );

export const outOfMemory = (): Refusal =>
  new Refusal(
    'market.out-of-memory',
    status.refused,
    {
      zh_CN: '此问题所需内存超出上限，已停止。请缩短时间范围、增加筛选或减少所列维度，也可稍后重试。',
      en: 'This question needed more memory than there is and was stopped. Please choose a shorter range, add a filter or list fewer dimensions, or try again later.',
    },
    'memory limit of the engine',
  );

/** @param waiting how many questions of the same account or key wait already */
export const lineFull = (waiting: number): Refusal =>
  new Refusal(
    'market.line-full',
    status.tooMany,
    {
      zh_CN: `您已有 ${waiting} 个问题在等待计算。请等它们完成，或关闭不再需要的页面，然后重试。`,
      en: `You already have ${waiting} questions waiting. Please wait until they are answered, or close pages you no longer need, then try again.`,
    },
    'too many questions of one asker',
  );

export const engineBusy = (): Refusal =>
  new Refusal(
    'market.engine-busy',
    status.tooMany,
    {
      zh_CN: '当前提问过多，请稍后重试。',
      en: 'Too many questions are being asked at the moment. Please try again shortly.',
    },
    'too many questions in all',
  );
