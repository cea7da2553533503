import type { Language } from '@portal/contract';
import type { Message } from '../gateways/index.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { codeEvent, codeMinutes } from './code-rules.ts';

type Channel = Message['channel'];

const signsIn: Sentence = { zh_CN: '用于登录或申请试用', en: 'It is for signing in or applying for a trial' };

const uses: Record<number, Sentence> = {
  [codeEvent.bind]: { zh_CN: '用于将此联系方式绑定到您的账号', en: 'It is for binding this contact to your account' },
  [codeEvent.monitor]: {
    zh_CN: '用于将监测邮件发送到此邮箱',
    en: 'It is for sending the mails of watches to this address',
  },
  [codeEvent.prove]: {
    zh_CN: '用于确认是您本人在更改账号的登录方式',
    en: 'It confirms that it is you who changes how your account is signed in to',
  },
};

/** The message that carries a code. It says what the code is for, so that nobody is talked into giving it away. */
export function codeMessage(
  { channel, to, event }: { channel: Channel; to: string; event: number },
  code: string,
  language: Language,
): Message {
  const subject: Sentence = { zh_CN: '验证码', en: 'Your verification code' };
  const use = uses[event] ?? signsIn;
  const text: Sentence = {
    zh_CN: `您的验证码是 ${code}，${use.zh_CN}，${codeMinutes} 分钟内有效。请勿告诉任何人，我们不会向您索取。`,
    en:
      `Your verification code is ${code}. ${use.en} and is valid for ${codeMinutes} minutes. ` +
      'Do not share it with anyone. We will never ask you for it.',
  };
  const values = { code, minutes: String(codeMinutes) };
  return { channel, to, kind: 'code', language, subject: subject[language], text: text[language], values };
}
