import { chinaTime, type TrailAction } from '@portal/contract';
import type { TracedCall } from '../../kernel/calls/call.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { bindPhone } from '../bind-phone.ts';
import { followerKey } from '../messaging-key.ts';
import { followerName, tidyName } from '../messaging-name.ts';
import type { MessagingParts } from '../messaging-parts.ts';
import { proveSignIn } from '../prove-sign-in.ts';
import { ticketOver, unbound } from '../refusals.ts';
import { findTicket, type Ticket } from '../tickets.ts';
import type { OfficialAccount } from './official-account.ts';
import type { ScanEvent } from './scan-event.ts';

const bound: Sentence = {
  zh_CN: '绑定成功。以后可以扫码登录。',
  en: 'Binding successful. You can now sign in by scanning.',
};

/** Here the scan itself confirms, so who was made to scan is told what to do. */
function signedIn({ browser, system, address, created_at }: Ticket): Sentence {
  const [of, when] = [[browser, system, address].filter(Boolean).join(' · '), chinaTime(created_at)];
  return {
    zh_CN: `登录已确认，请回到电脑继续。登录设备：${of}，北京时间 ${when}。如非本人操作，请立即修改密码，所有登录随即失效。`,
    en: `Sign-in confirmed. Please return to your computer. It is ${of}, ${when} China time. If this was not you, change your password immediately to end all sessions.`,
  };
}

/** A scan comes from the service, so the address of the phone is not known. */
const scanned = (action: TrailAction): TracedCall => ({
  accountId: null,
  keyId: null,
  address: '',
  userAgent: '',
  devices: { brought: [], given: null },
  trace: { action, accountId: null, detail: { by: 'official-account' }, written: false },
});

/** Does what a scan asks for. @returns what the follower is told. */
export async function answerScan(
  parts: Pick<MessagingParts, 'db' | 'clock' | 'log' | 'gateways'>,
  official: OfficialAccount,
  { openId, scene }: ScanEvent,
): Promise<Sentence> {
  const { db, clock } = parts;
  const key = followerKey(openId);
  try {
    const ticket = await findTicket(db, 'scene', scene, clock());
    if (!ticket) throw ticketOver();
    if (ticket.purpose === 'login') {
      if ((await proveSignIn(db, scanned('confirm-sign-in'), ticket, key, clock())) === 'unbound') throw unbound();
      return signedIn(ticket);
    }
    await bindPhone(parts, scanned('bind-messaging'), ticket, { key, name: followerName }, clock());
    // The service waits five seconds for our answer, so the name is asked for after it.
    void learnName(parts, official, ticket, openId);
    return bound;
  } catch (error) {
    if (error instanceof Refusal) return error.sentence;
    throw error;
  }
}

async function learnName(
  { db, log }: Pick<MessagingParts, 'db' | 'log'>,
  official: OfficialAccount,
  ticket: Ticket,
  openId: string,
): Promise<void> {
  try {
    const name = tidyName(await official.nickName(openId));
    if (!name || !ticket.account_id) return;
    await db
      .updateTable('account')
      .set({ messaging_name: name })
      .where('account_id', '=', ticket.account_id)
      .where('messaging_key', '=', followerKey(openId))
      .execute();
  } catch (error) {
    log()?.warn({ err: error }, 'the name of a bound follower could not be learned');
  }
}
