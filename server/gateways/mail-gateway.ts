import type { Transporter } from 'nodemailer';
import type { MailSettings } from '../settings/settings-gateways.ts';
import type { MailParts, Message } from './gateways.ts';

/**
 * Sends by an operator's mail server; whether it is reached by TLS, the address says.
 * @param time how long one message may take, in milliseconds.
 * @returns what sends a message. It throws an Error that names the status only: an answer may repeat the message.
 */
export function openMailGateway({ url, from }: MailSettings, time: number): (message: Message) => Promise<void> {
  const options = {
    url,
    connectionTimeout: time,
    greetingTimeout: time,
    socketTimeout: time,
    dnsTimeout: time,
    // A text is a text: it never names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  let opened: Transporter | null = null;
  return async ({ to, subject, text, mail }) => {
    try {
      // Read with the first message: most programs of the portal send none.
      opened ??= (await import('nodemailer')).createTransport(options);
      await opened.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(mail ? partsOf(mail, from) : {}),
        signal: AbortSignal.timeout(time),
      });
    } catch (error) {
      throw new Error(faultOf(error));
    }
  };
}

/** @param from whose domain the id of a mail stands under */
function partsOf({ html, headers, attachments, id }: MailParts, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'portal';
  return {
    html,
    headers,
    messageId: `<${id}@${domain}>`,
    attachments: attachments.map(({ name, type, content, cid }) => ({
      filename: name,
      contentType: type,
      content,
      ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
    })),
  };
}

function faultOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  if (responseCode) return `the mail server answered with status ${responseCode}`;
  return `the mail server did not take the message (${code ?? name ?? 'no reason given'})`;
}
