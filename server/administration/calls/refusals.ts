import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** A value of a task does not fit; the sentence names it and says what would. Its words are those of the task, so none stand here. */
export const unfitValue = ({ zh_CN, en }: Sentence) =>
  new Refusal('administration.value-unfit', status.refused, { zh_CN: `${zh_CN}`, en: `${en}` }, 'a value does not fit');

/** A task cannot be done as things stand; the sentence says why. */
export const refusedTask = ({ zh_CN, en }: Sentence) =>
  new Refusal(
    'administration.task-refused',
    status.refused,
    { zh_CN: `${zh_CN}`, en: `${en}` },
    'the task was refused',
  );

export const firstRunOver = () =>
  new Refusal(
    'administration.first-run-over',
    status.refused,
    {
      zh_CN: '此链接已使用过或无效：门户还没有账号时，每次启动都会在终端显示新的链接。',
      en: 'This link was used, or is none: while the portal has no account, each start prints a new one on its terminal.',
    },
    'the link of the first run is over',
  );

export const noAccount = () =>
  new Refusal(
    'administration.no-account',
    status.notFound,
    { zh_CN: '没有这个账号，请刷新列表后重试。', en: 'There is no such account. Reload the list and try again.' },
    'no such account',
  );

export const noCompany = () =>
  new Refusal(
    'administration.no-company',
    status.notFound,
    { zh_CN: '没有这家公司，请刷新列表后重试。', en: 'There is no such company. Reload the list and try again.' },
    'no such company',
  );

export const noMailAddress = () =>
  new Refusal(
    'administration.no-mail-address',
    status.refused,
    {
      zh_CN: '您的账号没有邮箱：请先在个人中心绑定邮箱，再发送测试邮件。',
      en: 'Your account has no email: bind one in the user centre first, then send the test.',
    },
    'no address for a test mail',
  );

/** @param words of the mail server, without anything of the message */
export const mailNotSent = (words: string) =>
  new Refusal(
    'administration.mail-not-sent',
    status.refused,
    {
      zh_CN: `测试邮件没有发出：${words}。请检查邮件服务器的设置。`,
      en: `The test mail was not sent: ${words}. Check the settings of the mail server.`,
    },
    'a test mail was not sent',
  );

export const ownAccount = () =>
  new Refusal(
    'administration.own-account',
    status.refused,
    {
      zh_CN: '不能停用自己的账号，也不能取消自己的管理员角色：请由另一位管理员操作。',
      en: 'You cannot suspend your own account or take the role admin from it: ask another administrator.',
    },
    'an administrator acts against the own account',
  );
