import { portalNameOf } from '@portal/contract';
import { findById } from '../../accounts/index.ts';
import { maskContact } from '../../audit/index.ts';
import type { CallContext } from '../../kernel/calls/call.ts';
import { wordsOf } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { addressOf } from '../../watches/index.ts';
import { mailNotSent, noMailAddress } from './refusals.ts';
import type { AdministrationParts, Done } from './run-task.ts';

const words = {
  subject: { zh_CN: '邮件测试', en: 'Test mail' },
  text: {
    zh_CN: '这是一封测试邮件：您收到它，说明门户可以发送邮件。',
    en: 'This is a test: that you receive it shows that the portal can send mail.',
  },
} satisfies Record<string, Sentence>;

/**
 * Sends a mail to who is signed in, so that an operator sees whether mails arrive.
 * @throws Refusal where the account has no address, or with what the mail server said
 */
export async function sendTestMail(
  { db, gateways, settings }: AdministrationParts,
  { accountId, language, trace }: CallContext,
): Promise<Done> {
  const account = await findById(db, accountId ?? '');
  const to = account ? await addressOf(db, account) : '';
  if (!account || to === '') throw noMailAddress();
  trace.detail = { to: maskContact(to) };
  const subject = `${portalNameOf(settings.operator, language)} - ${words.subject[language]}`;
  const values = { account: account.user_name };
  const message = {
    channel: 'email',
    to,
    kind: 'notice',
    language,
    subject,
    text: words.text[language],
    values,
  } as const;
  await gateways.send(message).catch((error: unknown) => {
    throw mailNotSent(wordsOf(error));
  });
  const sent: Sentence = settings.mail
    ? {
        zh_CN: `邮件服务器已接收发往 ${to} 的测试邮件，请查收。`,
        en: `The mail server has taken the test mail to ${to}: see that it arrives.`,
      }
    : {
        zh_CN: '尚未设置邮件服务器：测试邮件写入了数据目录的 outbox。',
        en: 'No mail server is set: the test mail was written to the outbox of the data folder.',
      };
  return { text: sent[language] };
}
