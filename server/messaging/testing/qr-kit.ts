import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { giveProof } from '../../proof/proof-test-kit.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StatePlace } from '../../state/open-state.ts';
import { databaseSetting } from '../../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { missLimit } from '../miss-limit.ts';

/**
 * A server for the tests of one suite, with a clock of its own; before each test every limit is far in the past and
 * nothing is bound.
 * @param prepare what else to start first; gives settings that differ
 */
export function qrKit(place: () => Promise<StatePlace>, prepare = async (): Promise<Partial<Settings>> => ({})) {
  let running: TestServer | null = null;
  let now = Date.now();
  const server = () => {
    if (!running) throw new Error('The suite has not begun');
    return running;
  };
  beforeAll(async () => {
    const settings = { ...databaseSetting(await place()), ...(await prepare()) };
    running = await startTestServer({ settings, marketSize: 'none', clock: () => now });
  });
  afterAll(() => running?.close());
  beforeEach(async () => {
    now += missLimit.window + 1;
    await server().stores.state.db.deleteFrom('qr_ticket').execute();
    await server().stores.state.db.updateTable('account').set({ messaging_key: '', messaging_name: '' }).execute();
  });

  async function bindCode(userNm?: string, pwd?: string) {
    const token = await server().signIn(userNm, pwd);
    const proof = await giveProof(server().stores.state.db, token, now);
    const { body } = await server().call('getBindQRCode', {}, { token, proof });
    if (!body.data) throw new Error('no QR code');
    return body.data;
  }

  return {
    get server() {
      return server();
    },
    now: () => now,
    /** Lets time pass, in milliseconds. */
    pass(time: number) {
      now += time;
    },
    /** A call in English: its status, its sentence, its data. */
    async ask(...[name, payload, options]: Parameters<TestServer['call']>) {
      const { body } = await server().call(name, payload, { language: 'en', ...options });
      return { status: body.status.status, text: body.status.msg2Client, data: body.data as never };
    },
    /** A QR code to sign in; its scene is what stands behind the # of its link. */
    async loginCode() {
      const { body } = await server().call('getLoginQRCode', {});
      if (!body.data) throw new Error('no QR code');
      return { ...body.data, scene: body.data.link.split('#')[1] ?? '' };
    },
    /** A QR code to bind the account of a user name, `demo` by default. */
    bindCode,
    /** Binds a phone to an account and gives the secret of the phone. */
    async bind(more: object = {}, userNm?: string, pwd?: string) {
      const { qrcodeId } = await bindCode(userNm, pwd);
      const { body } = await server().call('doBindQrcode', { qrcodeId, ...more });
      return body.data?.device ?? '';
    },
    accountOf: (userKey: string) =>
      server()
        .stores.state.db.selectFrom('account')
        .selectAll()
        .where('user_key', '=', userKey)
        .executeTakeFirstOrThrow(),
  };
}
