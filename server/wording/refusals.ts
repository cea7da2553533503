import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

/** The longest question that is read, in signs. */
export const longestQuestion = 500;

/** A question that is no question any more, but a text. */
export const questionTooLong = (): Refusal =>
  new Refusal('wording.question-too-long', status.tooLarge, {
    zh_CN: `问题太长：最多 ${longestQuestion} 个字符，请缩短后再问。`,
    en: `This question is too long: ${longestQuestion} characters at most. Please shorten it and ask again.`,
  });
