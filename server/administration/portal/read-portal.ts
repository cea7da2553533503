import type { CallData, MailSecurity, SettingOrigin } from '@portal/contract';
import { readPortalSetting } from '../../setup/index.ts';
import type { AdministrationParts } from '../calls/run-task.ts';

type Sheet = CallData<'readPortal'>;
type Parts = Pick<AdministrationParts, 'db' | 'settings' | 'takeUp'>;

/** Where a setting comes from that this server runs with. */
export const originOf = ({ inForce }: Parts['settings'], name: string): SettingOrigin =>
  inForce.find((setting) => setting.name === name)?.from ?? 'default';

/** Whether the environment, or a file that it names, sets it: then nothing that is set in the browser counts. */
export const isGiven = (settings: Parts['settings'], name: string): boolean =>
  ['environment', 'file'].includes(originOf(settings, name));

/** Ports by which mail is handed in. */
export const usualPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, plain: 25 };

const noMail = {
  host: '',
  port: usualPorts.starttls,
  security: 'starttls',
  sender: '',
  user: '',
  hasPassword: false,
} as const;

/** What the portal is called, who runs it, and its mail server, each with where it comes from. */
export async function readPortal({ db, settings, takeUp }: Parts): Promise<Sheet> {
  await takeUp();
  const { name, firm, contact, mark } = settings.operator;
  const empty = { zh_CN: '', en: '' };
  return {
    name: { from: originOf(settings, 'PORTAL_NAME'), ...(name ?? empty) },
    firm: { from: originOf(settings, 'PORTAL_FIRM'), ...(firm ?? empty) },
    contact: { from: originOf(settings, 'PORTAL_CONTACT'), value: contact ?? '' },
    mark: { from: originOf(settings, 'PORTAL_MARK'), address: mark ?? null },
    mail: { from: originOf(settings, 'PORTAL_SMTP_URL'), ...(await mailOf({ db, settings })) },
  };
}

async function mailOf({ db, settings }: Pick<Parts, 'db' | 'settings'>): Promise<Omit<Sheet['mail'], 'from'>> {
  if (!settings.mail) return noMail;
  if (isGiven(settings, 'PORTAL_SMTP_URL')) {
    const { protocol, hostname, port, searchParams } = new URL(settings.mail.url);
    const sealed = searchParams.get('requireTLS') === 'true' ? 'starttls' : 'plain';
    const security = protocol === 'smtps:' ? 'tls' : sealed;
    // Who signs in there stands in the environment alone; one that was set here may still be stored.
    const stored = (await readPortalSetting(db)).mail;
    const beside = { sender: settings.mail.from, user: '', hasPassword: (stored?.password ?? '') !== '' };
    return { host: hostname, port: Number(port) || usualPorts[security], security, ...beside };
  }
  const { mail } = await readPortalSetting(db);
  if (!mail) return noMail;
  const { host, port, security, from, user, password } = mail;
  return { host, port, security, sender: from, user, hasPassword: password !== '' };
}
