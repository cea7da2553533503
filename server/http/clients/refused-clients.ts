import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { MalformedRequest } from '../../kernel/calls/envelope.ts';
import type { Refused } from '../../kernel/refusals/refusal.ts';
import { refusedByFastify } from './refused-by-fastify.ts';

export const headersTooLarge = () =>
  new MalformedRequest(
    'http.headers-too-large',
    { zh_CN: '请求头过大或字段过多。', en: 'The head of the request is too large or has too many fields.' },
    'head of the request',
    431,
  );

export const tooSlow = () =>
  new MalformedRequest(
    'http.too-slow',
    {
      zh_CN: '请求发送过慢，已断开连接，请重试。',
      en: 'The request came too slowly and was given up. Please try again.',
    },
    'request too slow',
    408,
  );

export const tooManySockets = () =>
  new MalformedRequest(
    'http.too-many-connections',
    {
      zh_CN: '您所在的网络连接数过多，请稍后重试。',
      en: 'There are too many connections from your network. Please try again shortly.',
    },
    'connections of one network',
    503,
  );

export const tooManyRequests = () =>
  new MalformedRequest(
    'http.too-many-requests',
    {
      zh_CN: '服务器正在处理的请求过多，请稍后重试。',
      en: 'The server is working at too many requests at the moment. Please try again shortly.',
    },
    'requests under way',
    503,
  );

export const notHttp = () =>
  new MalformedRequest(
    'http.version',
    { zh_CN: '只支持 HTTP/1.0 和 HTTP/1.1 的请求。', en: 'Requests have to be of HTTP/1.0 or HTTP/1.1.' },
    'version of HTTP',
  );

export const twoHosts = () =>
  new MalformedRequest(
    'http.two-hosts',
    { zh_CN: '请求只能有一个 Host 字段。', en: 'A request has one Host field only.' },
    'Host',
  );

/**
 * Says why, in both languages since nobody knows which, to a client whose request never became one, and hangs up.
 * @param code of Node or its parser, such as HPE_HEADER_OVERFLOW
 */
export function refuseClient(code: string, socket: Duplex): void {
  hangUp(socket, refusalOf(code));
}

function refusalOf(code: string): Parameters<typeof hangUp>[1] {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge();
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow() : { ...refusedByFastify(''), httpStatus: 400 };
}

/** Answers on the bare connection, which is then closed. */
export function hangUp(
  socket: Duplex,
  { id, sentence, httpStatus }: Pick<Refused, 'id' | 'sentence'> & { httpStatus: number },
): void {
  if (!socket.writable) return void socket.destroy();
  const words = `${sentence.zh_CN}\n${sentence.en} [${id}]\n`;
  const head = [
    `HTTP/1.1 ${httpStatus} ${STATUS_CODES[httpStatus]}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(words)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${words}`, () => socket.destroy());
}
