import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Message } from './gateways.ts';
import { openMailGateway } from './mail-gateway.ts';

const message: Message = {
  channel: 'email',
  to: 'reader@example.com',
  kind: 'code',
  subject: '您的验证码',
  values: { code: '0042' },
  text: '您的验证码是 0042，5 分钟内有效。',
};
const from = 'Portal <portal@example.com>';
const account = { user: 'portal@example.com', password: 'p@ss:word/1' };

/** What a gateway that answers never needs, in milliseconds. */
const enough = 10_000;

describe('openMailGateway', () => {
  const closings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
  });

  /** A real mail server; what it took lies in `mails`. */
  const mailServer = async (options: SMTPServerOptions = {}) => {
    const mails: { from: string; to: string[]; source: string; user: unknown; secure: boolean }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, { envelope, user, secure }, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          mails.push({ from: sender, to, source: Buffer.concat(pieces).toString('utf8'), user, secure });
          done();
        });
      },
      ...options,
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closings.push(() => new Promise((resolve) => server.close(() => resolve(null))));
    const { port } = server.server.address() as AddressInfo;
    return { mails, port };
  };
  const fault = async (url: string, time = enough): Promise<string> => {
    const error: unknown = await openMailGateway({ url, from }, time)(message).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const { message: words, cause } = error as Error;
    for (const secret of ['0042', message.to, account.password]) expect(words).not.toContain(secret);
    expect(cause).toBeUndefined();
    return words;
  };

  test('S7.051 hands a mail to the server, in Chinese too', async () => {
    const { mails, port } = await mailServer();
    await openMailGateway({ url: `smtp://127.0.0.1:${port}`, from }, enough)(message);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: 'portal@example.com', to: [message.to] });
    const source = mails[0]?.source ?? '';
    expect(source).toMatch(/^From: Portal <portal@example\.com>\r?$/m);
    expect(source).toContain(`=?UTF-8?B?${Buffer.from(message.subject).toString('base64')}?=`);
    const body = source.split('\r\n\r\n')[1]?.replace(/\s/g, '') ?? '';
    expect(Buffer.from(body, 'base64').toString('utf8').trim()).toBe(message.text);
  });

  test('a picture stands in the mail by its id, and a file beside it', async () => {
    const { mails, port } = await mailServer();
    const attachments = [
      { name: 'p.png', type: 'image/png', content: Buffer.from('picture'), cid: 'p-1@watch' },
      { name: 'b.xlsx', type: 'application/octet-stream', content: Buffer.from('workbook') },
    ];
    const mail = { html: '<img src="cid:p-1@watch">', headers: {}, attachments, id: 'm-1' };
    await openMailGateway({ url: `smtp://127.0.0.1:${port}`, from }, enough)({ ...message, mail });
    const parts = (mails[0]?.source ?? '').split(/^--/m);
    const part = (type: string) => parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? '';
    expect(part('multipart/related')).toContain('type="text/html"');
    expect(part('image/png')).toMatch(/^Content-Id: <p-1@watch>\r?$/im);
    expect(part('image/png')).toMatch(/^Content-Disposition: inline/im);
    expect(part('application/octet-stream')).toMatch(/^Content-Disposition: attachment/im);
  });

  const authenticating: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === account.user && password === account.password) return done(null, { user: username });
      return done(new Error(`no such account ${username} ${password}`));
    },
  };
  const credentials = (password: string) => `${encodeURIComponent(account.user)}:${encodeURIComponent(password)}`;

  test('signs in with the account of the address', async () => {
    const { mails, port } = await mailServer(authenticating);
    await openMailGateway({ url: `smtp://${credentials(account.password)}@127.0.0.1:${port}`, from }, enough)(message);
    expect(mails[0]?.user).toBe(account.user);
  });

  test('a wrong password is a fault that names the status only', async () => {
    const { mails, port } = await mailServer(authenticating);
    expect(await fault(`smtp://${credentials('wrong')}@127.0.0.1:${port}`)).toBe(
      'the mail server answered with status 535',
    );
    expect(mails).toEqual([]);
  });

  test('smtps speaks TLS from the first byte, and smtp takes STARTTLS when it is offered', async () => {
    const implicit = await mailServer({ secure: true });
    const loose = 'tls.rejectUnauthorized=false';
    await openMailGateway({ url: `smtps://127.0.0.1:${implicit.port}?${loose}`, from }, enough)(message);
    expect(implicit.mails[0]?.secure).toBe(true);
    const offered = await mailServer({ disabledCommands: [] });
    await openMailGateway({ url: `smtp://127.0.0.1:${offered.port}?${loose}`, from }, enough)(message);
    expect(offered.mails[0]?.secure).toBe(true);
    // A certificate that nobody vouches for is refused unless the operator says otherwise.
    expect(await fault(`smtps://127.0.0.1:${implicit.port}`)).toMatch(/did not take the message/);
  });

  test('requireTLS refuses a server that offers none', async () => {
    const { mails, port } = await mailServer();
    expect(await fault(`smtp://127.0.0.1:${port}?requireTLS=true`)).toMatch(/mail server/);
    expect(mails).toEqual([]);
  });

  test('a refused recipient is a fault that does not repeat the answer', async () => {
    const { port } = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`no mailbox ${address} for 0042`), { responseCode: 550 })),
    });
    expect(await fault(`smtp://127.0.0.1:${port}`)).toBe('the mail server answered with status 550');
  });

  test('a server that says nothing, or is not there, is given up', async () => {
    const sockets: Socket[] = [];
    const silent: Server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closings.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silent.close(resolve));
    });
    expect(await fault(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 200)).toMatch(/did not take/);
    expect(await fault('smtp://127.0.0.1:1')).toMatch(/did not take the message \(/);
  });
});
