import type { CallName } from '@portal/contract';
import { giveTicket } from '../captcha/captcha-test-kit.ts';
import { lastCode } from '../testing/outbox.ts';
import { type Reply, startTestServer, type TestServer, type TestServerOptions } from '../testing/server.ts';

export type SendCall = Extract<
  CallName,
  'sendVerificationCode' | 'sendVerificationCodeEmail' | 'sendBindCode' | 'sendBindCodeEmail'
>;

interface SendOptions {
  token?: string;
  language?: string;
  /** Whether a puzzle was solved before; yes when absent. */
  solved?: boolean;
}

export interface CodeServer extends TestServer {
  /** The instant the server believes it is; tests set it. */
  time: { now: number };
  /** Asks for a code as the client does, with the puzzle solved. */
  send(name: SendCall, to: string, options?: SendOptions, payload?: object): Promise<Reply<unknown>>;
  /** Asks for a code and reads it from the outbox. @throws Error when it was refused. */
  sendAndRead(name: SendCall, to: string, options?: SendOptions): Promise<string>;
  /** Forgets every code and try, so that a test begins anew. */
  forget(): Promise<void>;
}

/** A code that is not this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** A test server for codes, with a clock that tests set. */
export async function startCodeServer(settings: TestServerOptions['settings']): Promise<CodeServer> {
  const time = { now: Date.now() };
  const server = await startTestServer({
    ...(settings ? { settings } : {}),
    marketSize: 'none',
    clock: () => time.now,
  });
  const { db } = server.stores.state;
  const send: CodeServer['send'] = async (name, to, { solved = true, ...options } = {}, payload = {}) => {
    const messageEvent = name.startsWith('sendBind') ? 2 : 1;
    const captchaTicket = solved ? await giveTicket(db, time.now) : undefined;
    const data = { to, messageChannel: 1, messageEvent, ...payload };
    return server.call(name, data, { ...options, ...(captchaTicket ? { captchaTicket } : {}) });
  };
  return {
    ...server,
    time,
    send,
    async sendAndRead(name, to, options) {
      const { body } = await send(name, to, options);
      if (body.status.status !== 0) throw new Error(`no code was sent: ${body.status.msg2Dev}`);
      return lastCode(server.settings.dataFolder, to);
    },
    async forget() {
      time.now = Date.now();
      await db.deleteFrom('verification_code').execute();
      await db.deleteFrom('sign_in_attempt').execute();
    },
  };
}
