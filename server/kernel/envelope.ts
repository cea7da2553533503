import { type Envelope, type Language, status } from '@portal/contract';
import type { Sentence } from './sentence.ts';

/** S3.035: the reply to a call that succeeded. */
export function success<Data>(data: Data): Envelope<Data> {
  return { status: { status: status.success, msg2Client: '', msg2Dev: '' }, data };
}

/** The reply to a call that did not: the sentence for the person, the hint for the developer. */
export function failure(code: number | string, sentence: Sentence, hint: string, language: Language): Envelope<null> {
  return { status: { status: code, msg2Client: sentence[language], msg2Dev: hint }, data: null };
}

/** A request that does not fit the wire; answered with its HTTP status and the envelope. */
export class MalformedRequest extends Error {
  constructor(
    readonly sentence: Sentence,
    /** Which field and why, for the developer. Never the value: it may be a password. */
    readonly hint: string,
    readonly httpStatus = 400,
  ) {
    super(sentence.en);
    this.name = 'MalformedRequest';
  }
}

/** What a person reads when the server itself has failed. */
export const failed: Sentence = {
  zh_CN: '服务器出错，请稍后重试。',
  en: 'A server error occurred. Please try again later.',
};

export const notFound: Sentence = {
  zh_CN: '此地址没有内容，请检查地址和请求方法。',
  en: 'There is nothing at this address. Please check the address and the method.',
};
