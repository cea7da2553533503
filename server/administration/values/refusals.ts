import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** The command line itself does not fit; the exit code is 2. */
export class UsageError extends OperatorError {
  constructor(
    sentence: Sentence,
    /** Which value, as the command line names it, and what is wrong with it; null where it is about none. */
    readonly value: { field: string; fault: Sentence } | null = null,
  ) {
    super(sentence);
  }
}

/** A value that does not fit, by the name of its option or argument. */
export const unfit = (field: string, fault: Sentence) =>
  new UsageError({ zh_CN: `${field}：${fault.zh_CN}。`, en: `${field}: ${fault.en}.` }, { field, fault });

export const wanted = (field: string) => unfit(field, { zh_CN: '必须填写', en: 'is required' });

export const noSuchAccount = (name: string) =>
  new OperatorError({
    zh_CN: `没有账号“${name}”；npm run account -- list 会列出所有账号。`,
    en: `There is no account "${name}"; npm run account -- list shows all accounts.`,
  });

export const nameTaken = (name: string) =>
  new OperatorError({
    zh_CN: `--name：已有账号“${name}”，请换一个用户名。`,
    en: `--name: account "${name}" already exists; choose another user name.`,
  });

export const changedMeanwhile = (name: string) =>
  new OperatorError({
    zh_CN: `账号“${name}”刚刚被他人修改，请查看后重试。`,
    en: `Account "${name}" has just been changed by someone else: review it, then try again.`,
  });

export const noContact = (field: 'phone' | 'email', name: string) =>
  new OperatorError({
    zh_CN: `--send：账号“${name}”没有${field === 'phone' ? '手机号' : '邮箱'}，无法发送。`,
    en: `--send: the account "${name}" has no ${field === 'phone' ? 'mobile number' : 'email address'} to send to.`,
  });
