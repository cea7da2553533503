import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { status } from '@portal/contract';
import { SMTPServer } from 'smtp-server';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { openGateways } from '../../gateways/index.ts';
import { readSettings } from '../../settings/settings.ts';
import { followSetup } from '../../setup/index.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { type Administrator, administered } from '../administration-test-kit.ts';

const svg = (body = '<path d="M0 0h8v8z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${body}</svg>`;
const markOf = (content: string) => ({ fileName: 'mark.svg', content: Buffer.from(content).toString('base64') });
const password = 'p@ss:word/1';

describeOnBothStores('what an administrator sets for the whole portal', (place) => {
  const suite = useAccountServer(place);
  const { administrator, ask } = administered(suite);
  const closings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
  });

  const sheetOf = async (by: Administrator) => {
    const { data } = await ask(by, 'readPortal');
    if (!data) throw new Error('there is no sheet');
    return data;
  };
  const page = async () => (await fetch(`${suite.server.address}/home`)).text();
  /** A second server over the same store, which has settings of its own. */
  const another = async (env: Record<string, string> = {}) => {
    const setup = await followSetup(suite.db, readSettings(env));
    closings.push(() => setup.close());
    return setup;
  };

  /** A mail server that wants a user and a password. */
  const mailServer = async () => {
    const mails: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: (auth, _session, done) =>
        auth.username === 'portal' && auth.password === password
          ? done(null, { user: 'portal' })
          : done(new Error('no')),
      onData(stream, _session, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          mails.push(Buffer.concat(pieces).toString('utf8'));
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closings.push(() => new Promise((resolve) => server.close(() => resolve(null))));
    return { mails, port: String((server.server.address() as AddressInfo).port) };
  };

  test('S2.159 S2.005 name, firm, contact and mark stand on the next page of every server, and go again', async () => {
    const own = await administrator('Portal', 'admin');
    const other = await another();
    const empty = { from: 'default', zh_CN: '', en: '' };
    expect(await sheetOf(own)).toMatchObject({ name: empty, firm: empty, mark: { from: 'default', address: null } });
    const { data } = await ask(own, 'setPortalOperator', {
      name: { zh_CN: '北方汽车数据', en: ' North Car Data ' },
      firm: { zh_CN: '', en: 'North Ltd' },
      contact: 'ask@north.example.com',
      mark: markOf(svg()),
    });
    expect(data?.text).toMatch(/^Saved: pages/);
    const sheet = await sheetOf(own);
    expect(sheet).toMatchObject({
      name: { from: 'browser', zh_CN: '北方汽车数据', en: 'North Car Data' },
      firm: { from: 'browser', zh_CN: 'North Ltd', en: 'North Ltd' },
      contact: { from: 'browser', value: 'mailto:ask@north.example.com' },
      mark: { from: 'browser', address: expect.stringMatching(/^\/mark\/[0-9a-f]{16}$/) },
    });
    expect(await page()).toContain('北方汽车数据');
    const served = await fetch(`${suite.server.address}${sheet.mark.address}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(served.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    await other.takeUp();
    expect(other.settings.operator).toEqual({
      name: { zh_CN: '北方汽车数据', en: 'North Car Data' },
      firm: { zh_CN: 'North Ltd', en: 'North Ltd' },
      contact: 'mailto:ask@north.example.com',
      mark: sheet.mark.address,
    });
    expect(other.settings.inForce.find(({ name }) => name === 'PORTAL_NAME')).toMatchObject({ from: 'browser' });

    // What is not given stays; what is given as nothing goes.
    await ask(own, 'setPortalOperator', { mark: null, firm: { zh_CN: '', en: '' } });
    expect(await sheetOf(own)).toMatchObject({ name: { en: 'North Car Data' }, firm: empty, mark: { address: null } });
    expect((await fetch(`${suite.server.address}${sheet.mark.address}`)).status).toBe(404);
    const trail = await suite.db.selectFrom('audit').selectAll().where('action', '=', 'set-operator').execute();
    expect(trail.filter(({ outcome }) => outcome === 'done')).toHaveLength(2);
  });

  test.each<[what: string, given: object, words: RegExp]>([
    [
      'a name too long',
      { name: { zh_CN: '甲'.repeat(41), en: '' } },
      /^Name of the portal: must have at most 40 characters/,
    ],
    ['a contact that runs', { contact: 'javascript:alert(1)' }, /^Contact: must be an https, mailto: or tel: address/],
    [
      'a mark with a script',
      { mark: markOf(svg('<script>alert(1)</script>')) },
      /^Mark: must hold no script and nothing from elsewhere/,
    ],
    [
      'a mark whose uses show each other without end',
      {
        mark: markOf(
          svg(
            Array.from({ length: 11 }, (_, at) => `<g id="l${at}">${`<use href="#l${at - 1}"/>`.repeat(10)}</g>`).join(
              '',
            ),
          ),
        ),
      },
      /^Mark: must draw at most 20000 shapes once its references/,
    ],
    ['a mark of another kind', { mark: markOf('GIF89a') }, /^Mark: must be an SVG or PNG file; 'mark.svg' is neither/],
    ['a mark too large', { mark: markOf(`${svg()}${' '.repeat(64 * 1024)}`) }, /^Mark: must be at most 64 kB/],
    [
      'a mark that is damaged',
      { mark: markOf(svg('<path d="M0 0"')) },
      /^Mark: 'mark.svg' is damaged and cannot be drawn/,
    ],
  ])('%s is refused in a sentence, and nothing is stored', async (_what, given, words) => {
    const own = await administrator('Portal', 'admin');
    const before = await suite.db.selectFrom('portal_setting').selectAll().execute();
    expect(await ask(own, 'setPortalOperator', given)).toMatchObject({ status: status.refused });
    expect((await ask(own, 'setPortalOperator', given)).msg2Client).toMatch(words);
    expect(await suite.db.selectFrom('portal_setting').selectAll().execute()).toEqual(before);
  });

  test('S2.159 the mail server is set, tried and removed; its password is shown nowhere and opens on every server', async () => {
    const own = await administrator('Portal', 'admin');
    await suite.db
      .updateTable('account')
      .set({ email: 'ann@example.com' })
      .where('account_id', '=', own.userId)
      .execute();
    const { mails, port } = await mailServer();
    const given = {
      host: '127.0.0.1',
      port,
      security: 'plain',
      sender: 'Portal <portal@north.example.com>',
      user: 'portal',
    };
    expect((await ask(own, 'setPortalMail', given)).msg2Client).toBe('Password: is required.');
    expect((await ask(own, 'setPortalMail', { ...given, password })).data?.text).toMatch(/^Saved: mails go out/);
    expect((await sheetOf(own)).mail).toEqual({ ...given, port: Number(port), from: 'browser', hasPassword: true });
    expect((await ask(own, 'sendTestMail')).data?.text).toMatch(/has taken the test mail/);
    expect(mails[0]).toContain('From: Portal <portal@north.example.com>');

    const other = await another();
    const gateways = openGateways(other, '/nowhere', null);
    await gateways.send({
      channel: 'email',
      to: 'li@example.com',
      kind: 'notice',
      subject: 'x',
      text: 'y',
      values: {},
    });
    expect(mails).toHaveLength(2);
    // A sender alone needs no password; another user or another place does.
    expect((await ask(own, 'setPortalMail', { ...given, sender: 'a@north.example.com' })).status).toBe(0);
    for (const elsewhere of [{ host: 'localhost' }, { user: 'other' }, { port: '2525' }, { security: 'starttls' }])
      expect((await ask(own, 'setPortalMail', { ...given, ...elsewhere })).msg2Client).toBe('Password: is required.');

    const secret = new RegExp(password.replace(/[^\w]/g, '\\$&'));
    const rows = [
      await suite.db.selectFrom('portal_setting').selectAll().execute(),
      await suite.db.selectFrom('audit').selectAll().execute(),
      await suite.db.selectFrom('message_log').selectAll().execute(),
    ];
    expect(
      JSON.stringify([rows, suite.server.log, await ask(own, 'readPortal'), await ask(own, 'readSystem')]),
    ).not.toMatch(secret);
    expect((await ask(own, 'readSetup')).data?.steps).toContainEqual({ step: 'mail', done: true });
    expect((await ask(own, 'endPortalMail')).data?.text).toMatch(/were removed/);
    expect((await ask(own, 'endPortalMail')).msg2Client).toMatch(/No mail server was set here/);
    await gateways
      .send({ channel: 'sms', to: '13900000001', kind: 'notice', subject: '', text: 'y', values: {} })
      .catch(() => 0);
    expect(other.settings.mail).toBeNull();
  });

  test('what is stored and cannot be read leaves pages and messages as they were', async () => {
    const faults: unknown[] = [];
    // The server of the suite says it too.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await suite.db
      .insertInto('portal_setting')
      .values({ part: 'operator', version: 'odd', value: '{no', sealed: '', changed_at: 1 })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ version: 'odd', value: '{no' }))
      .execute();
    const setup = await followSetup(suite.db, readSettings({}), (fault) => faults.push(fault));
    closings.push(() => setup.close());
    await setup.takeUp();
    expect(faults).toHaveLength(1);
    expect(setup.settings.operator).toEqual({});
    expect((await page()).length).toBeGreaterThan(0);
    await suite.db.deleteFrom('portal_setting').where('part', '=', 'operator').execute();
    expect(errors.mock.calls.length).toBeLessThanOrEqual(1);
    errors.mockRestore();
  });

  test.each([
    [{ host: '' }, /^Mail server: is required/],
    [{ host: 'mail.example.com/x?tls.rejectUnauthorized=false' }, /^Mail server: must be the name/],
    [{ host: 'user@mail.example.com' }, /^Mail server: must be the name/],
    [{ user: '\ud800', password }, /^User name: user name and password must not contain unprintable/],
    [{ port: '70000' }, /^Port: must be from 1 to 65535/],
    [{ sender: 'Portal' }, /^Sender: must be a sender/],
    [{ security: 'plain', user: 'portal', password }, /^Encryption: the password would travel unencrypted/],
  ])('a mail server with %j is refused in a sentence', async (wrong, words) => {
    const own = await administrator('Portal', 'admin');
    const given = { host: 'mail.example.com', port: '587', security: 'starttls', sender: 'a@b.cn', user: '' };
    expect((await ask(own, 'setPortalMail', { ...given, ...wrong })).msg2Client).toMatch(words);
  });

  test('what the environment sets wins, says so, and the rest can be set all the same', async () => {
    const own = await administrator('Portal', 'admin');
    await ask(own, 'setPortalOperator', { name: { zh_CN: '浏览器', en: 'Browser' }, contact: 'tel:123456' });
    const { settings } = await another({
      PORTAL_NAME: 'Environment',
      PORTAL_SMTP_URL: 'smtps://u:p@mail.example.com',
      PORTAL_MAIL_FROM: 'a@example.com',
    });
    expect(settings.operator).toMatchObject({ name: { en: 'Environment' }, contact: 'tel:123456' });
    expect(settings.mail?.url).toBe('smtps://u:p@mail.example.com');
    expect(
      settings.inForce.filter(({ from }) => from !== 'default').map(({ name, from }) => `${name} ${from}`),
    ).toEqual([
      'PORTAL_SMTP_URL environment',
      'PORTAL_MAIL_FROM environment',
      'PORTAL_NAME environment',
      'PORTAL_CONTACT browser',
    ]);
  });
});

describeOnBothStores('a portal whose environment names it', (place) => {
  const given = readSettings({
    PORTAL_NAME: 'Environment',
    PORTAL_SMTP_URL: 'smtps://u:p%40@mail.example.com',
    PORTAL_MAIL_FROM: 'a@example.com',
  });
  const { operator, mail, inForce } = given;
  const suite = useAccountServer(place, { operator, mail, inForce });
  const { administrator, ask } = administered(suite);

  test('offers no field for it, and refuses the call', async () => {
    const own = await administrator('Portal', 'admin');
    const { data } = await ask(own, 'readPortal');
    expect(data).toMatchObject({
      name: { from: 'environment', en: 'Environment' },
      firm: { from: 'default' },
      mail: { from: 'environment', host: 'mail.example.com', port: 465, security: 'tls', user: '', hasPassword: false },
    });
    const name = { zh_CN: '甲', en: 'A' };
    expect((await ask(own, 'setPortalOperator', { name })).msg2Client).toMatch(
      /The environment sets this \(PORTAL_NAME\)/,
    );
    // What was set here before is stored still, and can be removed.
    expect((await ask(own, 'endPortalMail')).msg2Client).toMatch(/No mail server was set here|were removed/);
    expect((await ask(own, 'setPortalOperator', { firm: name })).status).toBe(0);
    expect((await ask(own, 'readPortal')).data).toMatchObject({ firm: { from: 'browser' } });
  });
});
