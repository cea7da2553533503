import type { Language } from '@portal/contract';

/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  /** Its media type. */
  type: string;
  content: Buffer;
  /** Where it is shown in the HTML as `cid:`, its id there; absent for a file to be saved. */
  cid?: string;
}

/** What a mail has beside its text, which always says the same. */
export interface MailParts {
  html: string;
  /** By name, such as List-Unsubscribe. */
  headers: Record<string, string>;
  attachments: Attachment[];
  /** The same at every try, so that a mail system that took it before knows it; letters, digits, - and . */
  id: string;
}

/** What the portal sends to a person. */
export interface Message {
  channel: 'sms' | 'email';
  /** A mobile number, or an address of mail. */
  to: string;
  /** What it is about; operators choose a template of their SMS provider by it. */
  kind: 'code' | 'account' | 'notice' | 'watch';
  /** The one it is written in; absent where both stand in it. */
  language?: Language;
  /** Of an email; an SMS has none. */
  subject: string;
  text: string;
  /** The changing parts of the text by name (code, minutes, account, password ...), for templates. */
  values: Record<string, string>;
  /** Of an email that is more than a text. */
  mail?: MailParts;
}

/** The ways out. Each is the operator's gateway or, without one, files in the outbox of the data folder. */
export interface Gateways {
  /** @throws Error when the gateway refuses or does not answer in time; its text holds nothing of the message. */
  send(message: Message): Promise<void>;
  /** The folder that messages without a gateway are written to; null when every channel has one. */
  outbox: string | null;
  close(): Promise<void>;
}
