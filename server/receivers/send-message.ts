import type { ReceiverKind } from '@portal/contract';
import type { OutwardRules } from '../kernel/net/ask-outward.ts';
import { postOutward } from '../kernel/net/post-outward.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { hasTaken, receiverKinds, type WatchMessage } from './kinds.ts';
import type { Sealed } from './receiver-store.ts';

/** Why a message did not arrive, in words that hold neither address nor key. */
const reasons: Record<string, Sentence> = {
  address: {
    zh_CN: '地址在内网或不是 https，未发送',
    en: 'not sent: the address lies within the house or is no https',
  },
  name: { zh_CN: '找不到该主机名', en: 'the name of the host was not found' },
  time: { zh_CN: '10 秒内没有应答', en: 'there was no answer within 10 s' },
  connection: { zh_CN: '无法连接', en: 'it could not be connected to' },
};

/** @returns why it did not arrive; null where it did */
export async function sendMessage(
  kind: ReceiverKind,
  sealed: Sealed,
  message: WatchMessage,
  { id, now, rules }: { id: string; now: number; rules: OutwardRules },
): Promise<Sentence | null> {
  const { address, ...request } = receiverKinds[kind](message, { ...sealed, id, now });
  const outcome = await postOutward(address, request, rules);
  if ('failed' in outcome) return reasons[outcome.failed] ?? null;
  if (hasTaken(kind, outcome)) return null;
  const { status } = outcome;
  return {
    zh_CN: `对方没有接受（HTTP ${status}）；请检查密钥、安全设置和关键词`,
    en: `it was not taken (HTTP ${status}); please check the secret, the security settings and keywords`,
  };
}
