import type { Settings } from '../settings/settings.ts';
import type { Gateways, Message } from './gateways.ts';
import { openMailGateway } from './mail-gateway.ts';
import { openOutbox } from './outbox.ts';
import { signed } from './signed.ts';
import { sendSms } from './sms-gateway.ts';

/**
 * A way out for each channel: the operator's gateway, or the outbox.
 * @param outboxFolder where messages are written that have no gateway.
 */
export function openGateways(
  { sms, mail, gatewayTime, operator }: Pick<Settings, 'sms' | 'mail' | 'gatewayTime' | 'operator'>,
  outboxFolder: string,
): Gateways {
  const outbox = openOutbox(outboxFolder);
  const ways: Record<Message['channel'], (message: Message) => Promise<void>> = {
    sms: sms ? (message) => sendSms(sms, message, gatewayTime) : outbox.write,
    email: mail ? openMailGateway(mail, gatewayTime) : outbox.write,
  };
  const underWay = new Set<Promise<void>>();
  return {
    send(message) {
      const sending = ways[message.channel](signed(message, operator));
      underWay.add(sending);
      return sending.finally(() => underWay.delete(sending));
    },
    outbox: sms && mail ? null : outboxFolder,
    async close() {
      // Some messages go out after their call was answered; a server that ends in good order sends them too.
      await Promise.allSettled(underWay);
    },
  };
}
