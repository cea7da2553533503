import type { Account } from '../../accounts/index.ts';
import type { Message } from '../../gateways/index.ts';
import { OperatorError, wordsOf } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { noContact } from '../values/refusals.ts';
import { say, type Work } from '../values/work.ts';

export const channels = ['sms', 'email'] as const;
export type Way = (typeof channels)[number];

/** The first part of the portal's address that works from another machine is the operator's to name: PORTAL_ORIGIN. */
export function portalAddress({ settings }: Pick<Work, 'settings'>): string {
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  return settings.publicOrigin ?? `http://${host}:${settings.port}`;
}

/** @throws OperatorError when the account has no such contact. */
export function contactFor(account: Pick<Account, 'user_name' | 'phone' | 'email'>, way: Way): string {
  const field = way === 'sms' ? 'phone' : 'email';
  if (!account[field]) throw noContact(field, account.user_name);
  return account[field];
}

/** Both languages stand in it, because nothing tells which one the person reads. */
export function signInMessage(way: Way, to: string, account: string, password: string, address: string): Message {
  return {
    channel: way,
    to,
    kind: 'account',
    subject: '您的门户账号 / Your portal account',
    text:
      `您的门户账号：${account}，初始密码：${password}，登录地址：${address} 。请登录后修改密码。\n` +
      `Your portal account: ${account}, initial password: ${password}, address: ${address} . Please change the ` +
      'password after signing in.',
    values: { account, password, address },
  };
}

/** A message without a gateway has reached nobody yet, and the operator has to know. */
function sentBy({ settings, gateways }: Work, way: Way): Sentence {
  if (way === 'sms' ? settings.sms : settings.mail) {
    return { zh_CN: `登录信息已由 ${way} 发送。`, en: `Sign-in details were sent by ${way}.` };
  }
  return {
    zh_CN: `没有设置 ${way} 网关：登录信息写入了 ${gateways.outbox}。`,
    en: `No ${way} gateway is configured: the sign-in details were written to ${gateways.outbox}.`,
  };
}

/**
 * Sends the sign-in to each contact. What was stored stays stored when a gateway fails.
 * @throws OperatorError that names the ways that failed and how to send again, without the password
 */
export async function sendSignIn(
  work: Work,
  ways: readonly { way: Way; to: string }[],
  account: string,
  password: string,
): Promise<void> {
  const failed: { way: Way; why: string }[] = [];
  for (const { way, to } of ways) {
    try {
      await work.gateways.send(signInMessage(way, to, account, password, portalAddress(work)));
      say(work, sentBy(work, way));
    } catch (error) {
      failed.push({ way, why: wordsOf(error).replaceAll(password, '***') });
    }
  }
  if (work.settings.publicOrigin === null) {
    say(work, {
      zh_CN: `消息中的地址是 ${portalAddress(work)}；如果对方从别处访问，请设置 PORTAL_ORIGIN。`,
      en: `The address in the message is ${portalAddress(work)}; set PORTAL_ORIGIN if recipients use a different address.`,
    });
  }
  const [first] = failed;
  if (!first) return;
  const text = failed.map(({ way, why }) => `${way}: ${why}`).join('; ');
  const again = `npm run account -- reset-password ${account} --send ${first.way} --by ...`;
  throw new OperatorError({
    zh_CN: `账号“${account}”已保存，但登录信息没有发出（${text}）。重新发送：${again}`,
    en: `Account "${account}" was saved, but its sign-in details were not sent (${text}). To resend: ${again}`,
  });
}
