import { expect, test } from '@jest/globals';
import { faultOf, type WireReply } from './judge.ts';
import type { WireRequest } from './wire-request.ts';

const request: WireRequest = { call: 'logout', method: 'POST', target: '/api/x', headers: {}, body: null };
const headers = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
const fine: WireReply = { code: 200, headers, body: Buffer.alloc(0), time: 10 };

const envelope = (status: number | string, msg2Client = '') =>
  JSON.stringify({ status: { status, msg2Client, msg2Dev: '' }, data: null });

const judged = (text: string, reply: Partial<WireReply> = {}) =>
  faultOf(request, { ...fine, ...reply }, text, ['/srv/portal/data']);

test('an answer and a refusal in the envelope are as they should be', () => {
  expect(judged(envelope(0))).toBeNull();
  expect(judged(envelope(100440, 'Please sign in.'), { code: 400 })).toBeNull();
});

test.each([200, 206])('a file, whole or the part of it that was asked for, needs no envelope (%d)', (code) => {
  const file = { code, headers: { 'content-type': 'text/csv' }, time: 5000 };
  expect(judged('month,volume', file)).toBeNull();
  expect(judged('month,volume', { ...file, code: 400 })).toBe('5000 ms');
});

test.each([
  ['no answer at all', envelope(0), { code: 0 }, 'no answer'],
  ['a failure', envelope(500), { code: 500 }, 'HTTP 500'],
  ['a failure within the envelope', envelope(500), {}, 'status 500'],
  ['an answer after 2 s', envelope(0), { time: 2001 }, '2001 ms'],
  ['what is no envelope', '{"error":"Bad Request"}', {}, 'no envelope'],
  ['an envelope with more in it', JSON.stringify({ ...JSON.parse(envelope(0)), stack: [] }), {}, 'no envelope'],
  ['a folder of the server', envelope(1, 'no /srv/portal/data/x'), {}, 'names /srv/portal/data'],
  ['a stack', envelope(1, 'Error: x\n    at read (/srv/x.js:1:2)'), {}, 'shows its insides: at read (/srv/x.js:1:2'],
  ['words of the language', envelope(1, 'x is not a function'), {}, 'shows its insides: is not a function'],
  ['words of a store', envelope(1, 'SQLITE_BUSY'), { code: 400 }, 'shows its insides: SQLITE_BUSY'],
])('%s is a fault', (_what, text, reply, fault) => expect(judged(text, reply)).toBe(fault));

test('the settings name folders to whom they are answered, and in no refusal', () => {
  const read = (text: string) => faultOf({ ...request, call: 'readSystem' }, fine, text, ['/srv/portal/data']);
  expect(read(envelope(0, '/srv/portal/data'))).toBeNull();
  expect(read(envelope(1, '/srv/portal/data'))).toBe('names /srv/portal/data');
});
