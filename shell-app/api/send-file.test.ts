import { beforeEach, expect, jest, test } from '@jest/globals';
import { page } from '../page/page.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { CallError, NetworkError } from './call-errors.ts';
import { httpClient, setApiOrigin } from './http-client.ts';
import { sendFile } from './send-file.ts';

beforeEach(() => {
  freshShell();
  setApiOrigin(null);
});

const address = '/api/v3/iw-admin/delivery/file/1';
const answer = (data: unknown) => {
  const seen: unknown[] = [];
  httpClient.defaults.adapter = async (config) => {
    seen.push([config.method, `${config.baseURL}${config.url}`, config.headers.get('token'), config.data]);
    config.onUploadProgress?.({ loaded: 2 } as never);
    return { data, status: 200, statusText: '', headers: { 'x-request-id': 'r-1' }, config };
  };
  return seen;
};

test('a file is sent as it is, with the session in its header and no word of it in the address', async () => {
  keepLogin(aLogin());
  const seen = answer({ status: { status: 0 }, data: {} });
  const file = new Blob(['abcd']);
  const parts: number[] = [];
  await sendFile(address, file, { progress: (part) => parts.push(part) });
  expect(seen).toEqual([['put', address, 'token-1', file]]);
  expect(parts).toEqual([0.5]);
});

test('what is refused comes with its words, and a session that has ended is ended here', async () => {
  keepLogin(aLogin());
  answer({ status: { status: 413, refusal: 'deliveries.file-too-large', msg2Client: '文件过大', msg2Dev: '' } });
  const refused = await sendFile(address, new Blob(['a'])).catch((error) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ msg2Client: '文件过大', refusal: 'deliveries.file-too-large', request: 'r-1' });
  jest.spyOn(page, 'load').mockImplementation(() => undefined);
  answer({ status: { status: '100440' } });
  await sendFile(address, new Blob(['a'])).catch(() => undefined);
  expect(session.token).toBeNull();
});

test('a page of a proxy is no answer, and what was given up says so', async () => {
  answer('<html>413</html>');
  await expect(sendFile(address, new Blob(['a']))).rejects.toBeInstanceOf(NetworkError);
  httpClient.defaults.adapter = async () => {
    throw new Error('reset');
  };
  await expect(sendFile(address, new Blob(['a']))).rejects.toThrow(/sendFile: reset/);
});
