import type { Dice } from '../../support/dice.ts';
import type { WireRequest } from './wire-request.ts';

type Bend = (dice: Dice, request: WireRequest) => Partial<WireRequest>;

const withHeaders = ({ headers }: WireRequest, more: WireRequest['headers']) => ({ headers: { ...headers, ...more } });

const contentTypes = [
  ...['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', ''],
  ...['application/json; charset=utf-16', 'application/json;charset=gbk', 'application/jsonx', ';', 'a/b/c', '*/*'],
];

const bodies: readonly Buffer[] = [
  ...[
    '{',
    '{"data":',
    '{"data":{}',
    '[]',
    '[{}]',
    'null',
    '0',
    '"x"',
    '{"data":1e999}',
    '{"data":NaN}',
    '',
    ' ',
    '\u0000',
  ],
  ...['{"data":{"__proto__":{"a":1}}}', '{"__proto__":{"data":{}}}', '{"data":{},"data":[]}', '\ufeff{"data":{}}'],
  ...['{"data":null}', '{"data":[]}', '{"data":"x"}', '{"data":{},"captchaTicket":{}}', '{"captchaTicket":[1]}'],
  ...['{"data":{"x":"\\ud800"}}', '{"data":{"\\u0000":1}}', "{'data':{}}", '{"data":{},}', '<xml/>', 'data=1'],
  `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  `{"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
  `{"data":"\\u005f","x":${'['.repeat(100_000)}`,
  `{"data":{"x":"${'x'.repeat(300_000)}"}}`,
].map((text) => Buffer.from(text));

const rawBodies = [
  ...bodies,
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  Buffer.from([0x7b, 0xc3, 0x28, 0x7d]),
  Buffer.alloc(70_000, 0xff),
];

const oddHeaders: readonly WireRequest['headers'][] = [
  ...[{ token: 'x' }, { token: '' }, { token: 'a'.repeat(7000) }, { token: '\u00ff\u0080' }, { token: ['x', 'y'] }],
  ...[{ authorization: 'Bearer' }, { authorization: `Bearer ${'a'.repeat(100)}` }, { authorization: 'Basic eDp5' }],
  ...[{ authorization: `bearer ${'-'.repeat(50)}` }, { authorization: ['Bearer a', 'Bearer b'] }],
  ...[{ cookie: 'token' }, { cookie: 'token=%E0%A4%A' }, { cookie: ';;;=;=x' }, { cookie: `a=${'b'.repeat(6000)}` }],
  ...[
    { cookie: '__proto__=x; constructor=y' },
    { cookie: Array.from({ length: 300 }, (_, nth) => `c${nth}=1`).join('; ') },
  ],
  ...[
    { 'accept-encoding': 'br;q=nan, *;q=2' },
    { 'accept-encoding': 'identity;q=0' },
    { 'accept-encoding': ','.repeat(500) },
  ],
  ...[{ 'x-forwarded-for': '::1' }, { 'x-forwarded-for': 'unknown' }, { 'x-forwarded-for': '1.2.3.4:80, [::1]:9' }],
  ...[
    { 'x-forwarded-for': ','.repeat(300) },
    { 'x-forwarded-for': "' OR 1=1" },
    { 'x-forwarded-host': 'evil.example' },
  ],
  ...[
    { forwarded: 'for="[::1]:x";proto=https' },
    { 'x-forwarded-proto': 'https,http' },
    { host: 'evil.example' },
    { host: '' },
  ],
  ...[{ 'content-encoding': 'gzip' }, { range: 'bytes=0-1' }, { 'if-none-match': '*' }, { 'if-modified-since': 'x' }],
  ...[
    { accept: 'text/html' },
    { 'accept-language': '\u00ff' },
    { 'x-http-method-override': 'DELETE' },
    { upgrade: 'h2c', connection: 'upgrade' },
  ],
  ...[{ origin: 'null' }, { 'sec-fetch-dest': 'iframe' }, { te: 'trailers' }, { expect: 'x' }],
];

const oddQueries = [
  ...['language=zh_CN&language=en', 'language[]=en', 'language[a]=b', 't=1&t=2', 'language=%00', 'language=__proto__'],
  ...['__proto__[a]=1', '%', '%zz', '%ff=%fe', '&&&', '=', '?', 'a'.repeat(8000), 'token=x&token=y', 'token[]=x'],
  ...[
    'dataset=sales&dataset=price',
    'dataset[]=sales',
    'dataset=',
    'dataSource=retail&dataSource=wholesale',
    '#x',
    '%u0041',
  ],
];

const bendPath: readonly ((path: string) => string)[] = [
  ...[
    (path: string) => `${path}/`,
    (path: string) => path.toUpperCase(),
    (path: string) => path.replace('/api/', '/api//'),
  ],
  ...[(path: string) => `/api/%2e%2e${path}`, (path: string) => `${path};x=1`, (path: string) => `${path}%00`],
  ...[(path: string) => `${path}%`, (path: string) => `${path}/%ff`, (path: string) => path.replace('/v3', '/./v3')],
  ...[
    (path: string) => `${path}${'/x'.repeat(2000)}`,
    (path: string) => path.slice(0, -3),
    () => '/api',
    () => '/api/',
  ],
];

const split = (target: string): [path: string, query: string] => {
  const at = target.indexOf('?');
  return [target.slice(0, at), target.slice(at + 1)];
};

const bends: readonly Bend[] = [
  (dice, request) => withHeaders(request, { 'content-type': dice.pick(contentTypes) }),
  (dice, request) => (request.body ? { body: dice.pick(rawBodies) } : {}),
  (dice, request) => (request.body ? { body: request.body.subarray(0, dice.below(request.body.length)) } : {}),
  (dice, request) => withHeaders(request, dice.pick(oddHeaders)),
  (dice, request) => ({ target: `${request.target}&${dice.pick(oddQueries)}` }),
  (dice, { target }) => ({ target: `${split(target)[0]}?${dice.pick(oddQueries)}` }),
  (dice, { target }) => ({ target: `${dice.pick(bendPath)(split(target)[0])}?${split(target)[1]}` }),
  (dice) => ({ method: dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']) }),
];

/** Bends one thing of a request beside its payload: method, path, query, a header, the bytes of the body. */
export const bend = (dice: Dice, request: WireRequest): WireRequest => ({
  ...request,
  ...dice.pick(bends)(dice, request),
});
