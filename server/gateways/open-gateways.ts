import type { Settings } from '../settings/settings.ts';
import type { MailSettings } from '../settings/settings-gateways.ts';
import type { StateParts } from '../state/state-parts.ts';
import type { Gateways, Message } from './gateways.ts';
import { openMailGateway } from './mail-gateway.ts';
import { logMessage, type MessageOutcome } from './message-log.ts';
import { openOutbox } from './outbox.ts';
import { signed } from './signed.ts';
import { sendSms } from './sms-gateway.ts';

/** What the ways out need of the settings, which may be others by the next message. */
export interface GatewayParts {
  settings: Pick<Settings, 'sms' | 'mail' | 'gatewayTime' | 'operator'>;
  /** Takes up what was set meanwhile; absent where nothing can be. */
  takeUp?: () => Promise<void>;
}

/**
 * A way out for each channel: the operator's gateway, or the outbox.
 * @param outboxFolder where messages are written that have no gateway
 * @param log where it is noted what went out to whom; null for nowhere
 */
export function openGateways(
  { settings, takeUp }: GatewayParts,
  outboxFolder: string,
  log: StateParts | null,
): Gateways {
  const outbox = openOutbox(outboxFolder);
  const ways: Record<Message['channel'], (message: Message) => Promise<void>> = {
    sms: (message) => (settings.sms ? sendSms(settings.sms, message, settings.gatewayTime) : outbox.write(message)),
    email: (message) => (settings.mail ? mailBy(settings.mail)(message) : outbox.write(message)),
  };
  const hasGateway = { sms: () => settings.sms !== null, email: () => settings.mail !== null };
  let opened: { mail: MailSettings; send: (message: Message) => Promise<void> } | null = null;
  const mailBy = (mail: MailSettings) => {
    if (opened?.mail !== mail) opened = { mail, send: openMailGateway(mail, settings.gatewayTime) };
    return opened.send;
  };
  // A message is on its way whether its line could be written or not.
  const note = async (message: Message, outcome: MessageOutcome, words?: string) => {
    if (log) await logMessage(log, message, outcome, words).catch(() => undefined);
  };
  const handOver = async (message: Message): Promise<void> => {
    await takeUp?.();
    try {
      await ways[message.channel](signed(message, settings.operator));
    } catch (error) {
      await note(message, 'failed', error instanceof Error ? error.message : String(error));
      throw error;
    }
    await note(message, hasGateway[message.channel]() ? 'sent' : 'outbox');
  };
  const underWay = new Set<Promise<void>>();
  return {
    send(message) {
      const sending = handOver(message);
      underWay.add(sending);
      return sending.finally(() => underWay.delete(sending));
    },
    get outbox() {
      return settings.sms && settings.mail ? null : outboxFolder;
    },
    async close() {
      // Some messages go out after their call was answered; a server that ends in good order sends them too.
      await Promise.allSettled(underWay);
    },
  };
}
