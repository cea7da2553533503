import { randomUUID } from 'node:crypto';
import type { MailSecurity } from '@portal/contract';
import { seal, unseal } from '../kernel/secrets/seal.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { MarkFile } from '../settings/operator-mark.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';

/** Who runs the portal, as it is stored; null for what is not set. */
export interface OperatorText {
  name: Sentence | null;
  firm: Sentence | null;
  contact: string | null;
  /** Its content as base64. */
  mark: (Pick<MarkFile, 'address' | 'type'> & { content: string }) | null;
}

/** A mail server, without its password. */
export interface PortalMail {
  host: string;
  port: number;
  security: MailSecurity;
  /** The sender, such as Portal <portal@example.com>. */
  from: string;
  /** Empty where the server asks nobody who they are. */
  user: string;
}

/** All that was set in the browser; null for what was not. */
export interface PortalSetting {
  operator: OperatorText | null;
  /** `password` is empty where none is wanted, or where it does not open any more. */
  mail: (PortalMail & { password: string }) | null;
}

/** What the password of the mail server is sealed for: put elsewhere, it does not open. */
const whose = 'portal mail';

const sealing = (db: StateDatabase) => serverSecret(db, 'portal-mail');

/** What stands, with the version by which a server sees that it has changed. */
export async function readPortalSetting(db: StateDatabase): Promise<PortalSetting> {
  const rows = await db.selectFrom('portal_setting').select(['part', 'value', 'sealed']).execute();
  const found = (part: string) => rows.find((row) => row.part === part);
  const [operator, mail] = [found('operator'), found('mail')];
  return {
    operator: operator ? (JSON.parse(operator.value) as OperatorText) : null,
    mail: mail ? { ...(JSON.parse(mail.value) as PortalMail), password: await passwordOf(db, mail.sealed) } : null,
  };
}

/** Another text whenever anything of it has changed. */
export async function readSettingVersion(db: StateDatabase): Promise<string> {
  const rows = await db.selectFrom('portal_setting').select(['part', 'version']).orderBy('part').execute();
  return rows.map(({ part, version }) => `${part} ${version}`).join('\n');
}

/** A password whose key has gone is none: the mail server then says that it wants one. */
async function passwordOf(db: StateDatabase, sealed: string): Promise<string> {
  if (sealed === '') return '';
  const secret = await sealing(db);
  try {
    return unseal(secret, whose, sealed);
  } catch {
    return '';
  }
}

async function store(db: StateDatabase, part: 'operator' | 'mail', value: object, sealed: string, now: number) {
  const row = { version: randomUUID(), value: JSON.stringify(value), sealed, changed_at: now };
  await db
    .insertInto('portal_setting')
    .values({ part, ...row })
    .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
    .execute();
}

export const changeOperator = (db: StateDatabase, operator: OperatorText, now: number): Promise<void> =>
  store(db, 'operator', operator, '', now);

/** @param password empty for none */
export async function changeMail(db: StateDatabase, mail: PortalMail, password: string, now: number): Promise<void> {
  const sealed = password === '' ? '' : seal(await sealing(db), whose, password);
  await store(db, 'mail', mail, sealed, now);
}

/** Forgets the mail server and its password. @returns whether there was one */
export async function endMail(db: StateDatabase): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('portal_setting').where('part', '=', 'mail').executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
