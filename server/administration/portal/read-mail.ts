import type { CallPayload } from '@portal/contract';
import { isPlainText } from '../../kernel/words/plain-name.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { isSender } from '../../settings/settings-gateways.ts';
import { isLoopback } from '../../settings/settings-values.ts';
import type { PortalMail } from '../../setup/index.ts';
import { unfit, wanted } from '../values/refusals.ts';

type Given = CallPayload<'setPortalMail'>;

/** A mail server as somebody has typed it. @throws UsageError for what does not fit */
export function readMail(given: Given): PortalMail {
  const host = given.host.trim().toLowerCase();
  if (!host) throw wanted('host');
  if (!isHost(host)) throw unfit('host', noHost);
  const port = /^\d{1,5}$/.test(given.port.trim()) ? Number(given.port) : 0;
  if (port < 1 || port > 65_535) throw unfit('port', { zh_CN: '必须是 1 到 65535', en: 'must be from 1 to 65535' });
  const sender = given.sender.trim();
  if (!isSender(sender)) throw unfit('sender', noSender);
  const user = given.user.trim();
  if (!isPlainText(user + (given.password ?? ''))) throw unfit('user', unprintable);
  if (user !== '' && given.security === 'plain' && !isLoopback(host.replace(/^\[|\]$/g, '')))
    throw unfit('security', open);
  return { host, port, security: given.security, from: sender, user };
}

/** A name or an address of a machine, without anything that would change the address that is made of it. */
const isHost = (text: string): boolean =>
  /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/.test(text) && URL.canParse(`smtp://${text}:25`);

/** Whether a stored password may be used for it: what is sent to another place, or less safely, is given anew. */
export const isSamePlace = (one: PortalMail, other: PortalMail): boolean =>
  (['host', 'port', 'security', 'user'] as const).every((part) => one[part] === other[part]);

const noHost: Sentence = {
  zh_CN: '只写主机名或地址，形如 mail.example.com',
  en: 'must be the name or address of a machine alone, such as mail.example.com',
};

const noSender: Sentence = {
  zh_CN: '必须是发件人，形如 门户 <portal@example.com>',
  en: 'must be a sender such as Portal <portal@example.com>',
};

const unprintable: Sentence = {
  zh_CN: '用户名和密码不能含有不可显示的字符',
  en: 'user name and password must not contain unprintable characters',
};

const open: Sentence = {
  zh_CN: '密码会不加密地发送：请选择 TLS 或 STARTTLS',
  en: 'the password would travel unencrypted: choose TLS or STARTTLS',
};

/** What a form calls these values. */
export const mailFields: Record<string, Sentence> = {
  host: { zh_CN: '邮件服务器', en: 'Mail server' },
  port: { zh_CN: '端口', en: 'Port' },
  security: { zh_CN: '加密', en: 'Encryption' },
  sender: { zh_CN: '发件人', en: 'Sender' },
  user: { zh_CN: '用户名', en: 'User name' },
  password: { zh_CN: '密码', en: 'Password' },
};
