import { chinaTime } from '@portal/contract';
import type { Gateways, Message } from '../gateways/index.ts';
import type { Log } from '../kernel/log.ts';
import type { Sentence } from '../kernel/words/sentence.ts';

/** What notices go out by. */
export interface NoticeParts {
  gateways: Pick<Gateways, 'send'>;
  /** Null before the server listens. */
  log: () => Log | null;
}

/** Whom an account belonged to before a change: its name and contacts; a contact that is empty is none. */
export interface Owner {
  user_name: string;
  phone: string;
  email: string;
}

/** A change of how an account is signed in to. */
export interface Change {
  /** What happened, without a full stop: the rest of a sentence that begins with the account. */
  what: Sentence;
  /** The new contact, masked; empty where there is none. For templates of the gateway. */
  contact?: string;
  /** Milliseconds since 1970. */
  at: number;
  /** As `CallContext.address`; empty where it is not known. */
  address: string;
}

const subject = '账号安全提醒 Security notice for your account';

/**
 * Tells the owner of an account of a change by every contact that it had before, so that a takeover is noticed. In both
 * languages, because who reads it need not be who made the change. Nobody waits for a gateway: one that fails is logged.
 * @returns when every message was handed on or has failed; it never rejects
 */
export async function tellOwner(
  { gateways, log }: NoticeParts,
  { user_name, phone, email }: Owner,
  change: Change,
): Promise<void> {
  const ways: Pick<Message, 'channel' | 'to'>[] = [
    { channel: 'sms', to: phone },
    { channel: 'email', to: email },
  ];
  const words = wordsOf(user_name, change);
  const values = { account: user_name, contact: change.contact ?? '', what: `${change.what.zh_CN} ${change.what.en}` };
  await Promise.all(
    ways
      .filter(({ to }) => to !== '')
      .map(({ channel, to }) =>
        gateways.send({ channel, to, kind: 'notice', subject, text: words, values }).catch((error: unknown) => {
          log()?.error({ channel, reason: String(error) }, 'the old contact could not be told of a change');
        }),
      ),
  );
}

function wordsOf(account: string, { what, at, address }: Change): string {
  const when = chinaTime(at);
  const from: Sentence = address ? { zh_CN: `，来自 ${address}`, en: ` from ${address}` } : { zh_CN: '', en: '' };
  return [
    `账号 ${account}：${what.zh_CN}（北京时间 ${when}${from.zh_CN}）。如非本人操作，请立即联系客户经理。`,
    `Account ${account}: ${what.en} (${when} China time${from.en}). ` +
      'If you did not make this change, please contact your account manager immediately.',
  ].join('\n');
}
