import type { Operator } from '@portal/contract';
import type { SettingInForce } from '../settings/in-force.ts';
import type { MarkFile } from '../settings/operator-mark.ts';
import type { Settings } from '../settings/settings.ts';
import type { MailSettings } from '../settings/settings-gateways.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { storeRefusal } from '../state/refusals.ts';
import { type PortalMail, type PortalSetting, readPortalSetting, readSettingVersion } from './portal-setting.ts';

export interface Setup {
  /** Those of the environment; who runs the portal and its mail server are those of now. */
  settings: Settings;
  /** Reads anew what another server has stored meanwhile; with the store away, what stood before goes on. */
  takeUp: () => Promise<void>;
  close(): Promise<void>;
}

/** What depends on what is stored. */
type Followed = Pick<Settings, 'operator' | 'mark' | 'mail' | 'inForce'>;

/** How long what nobody asks for stays as it was, in milliseconds. */
const looksEvery = 5000;

/**
 * @param given what the environment sets, which wins
 * @param report is told of what is stored and cannot be read; standard error when missing
 * @throws Refusal of the store where it does not answer at the start
 */
export async function followSetup(
  db: StateDatabase,
  given: Settings,
  report: (error: unknown) => void = (error) => console.error('what was set in the browser cannot be read:', error),
): Promise<Setup> {
  let version: string | null = null;
  let now: Followed = given;
  let looking: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    const latest = await readSettingVersion(db);
    if (latest === version) return;
    try {
      now = together(given, await readPortalSetting(db));
    } catch (error) {
      if (storeRefusal(error)) throw error;
      // What cannot be read leaves what stood before, and is looked at again once it is another.
      report(error);
    }
    version = latest;
  };
  const takeUp = async (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    // Without the store, or in trouble with it, what stood before goes on.
    await looking.catch(() => undefined);
  };
  await look();
  const timer = setInterval(() => void takeUp(), looksEvery);
  // A process that has nothing else to do may end.
  timer.unref();
  const settings: Settings = {
    ...given,
    get operator() {
      return now.operator;
    },
    get mark() {
      return now.mark;
    },
    get mail() {
      return now.mail;
    },
    get inForce() {
      return now.inForce;
    },
  };
  return {
    settings,
    takeUp,
    async close() {
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}

/** What the environment sets, and in its gaps what is stored. */
function together(given: Settings, { operator: text, mail: stored }: PortalSetting): Followed {
  const mark: MarkFile | null =
    given.mark ?? (text?.mark ? { ...text.mark, content: Buffer.from(text.mark.content, 'base64') } : null);
  const operator: Operator = {
    ...(text?.name && { name: text.name }),
    ...(text?.firm && { firm: text.firm }),
    ...(text?.contact && { contact: text.contact }),
    ...given.operator,
    ...(mark && { mark: mark.address }),
  };
  const mail = given.mail ?? (stored && mailSettings(stored));
  return { operator, mark, mail, inForce: given.inForce.map((each) => inForce(each, { operator, mark, mail })) };
}

/** A mail server as the environment would name it. */
export function mailSettings({ host, port, security, from, user, password }: PortalMail & { password: string }) {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const ways = { tls: '', starttls: '?requireTLS=true', plain: '?ignoreTLS=true' };
  const url = `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${host}:${port}${ways[security]}`;
  return { url, from } satisfies MailSettings;
}

/** How the list of settings names what was set in the browser: never with a secret. */
function inForce(setting: SettingInForce, { operator, mark, mail }: Omit<Followed, 'inForce'>): SettingInForce {
  if (setting.from !== 'default') return setting;
  const both = (words: Operator['name']) => words && `${words.zh_CN} | ${words.en}`;
  const values: Record<string, string | null | undefined> = {
    PORTAL_NAME: both(operator.name),
    PORTAL_FIRM: both(operator.firm),
    PORTAL_CONTACT: operator.contact,
    PORTAL_MARK: mark?.address,
    PORTAL_SMTP_URL: mail ? null : undefined,
    PORTAL_MAIL_FROM: mail?.from,
  };
  const value = values[setting.name];
  return value === undefined ? setting : { ...setting, from: 'browser', value };
}
